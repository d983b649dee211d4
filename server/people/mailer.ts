/** Sends mails, where the host of the server has said how. */
export interface Mailer {
  /** Where people find the page, for links: what a request says of that may be forged. */
  readonly address: string;
  /** `stop`: where mail programs post to when their owner wants no more of it. */
  readonly send: (to: string, subject: string, text: string, stop?: string) => Promise<void>;
}
