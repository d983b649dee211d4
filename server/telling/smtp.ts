import { createTransport } from 'nodemailer';
import type { Mailer } from '../people/mailer.ts';

export interface MailSettings {
  /** Such as `smtps://name:password@host`. */
  readonly smtp: string;
  readonly from: string;
  readonly address: string;
}

const PATIENCE_MS = 10_000;

export function smtpMailer({ smtp, from, address }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Our texts are texts: nothing that stands in them is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    address,
    send: async (to, subject, text, stop) => {
      const headers =
        stop === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
    },
  };
}
