import type { Notice } from './notice.ts';
import type { Posted } from './outside.ts';

type Format = 'discord' | 'slack' | 'plain';

/** What a webhook understands, as its address tells. */
export function formatOf(webhook: string): Format {
  const { hostname, pathname } = new URL(webhook);
  if (hostname === 'hooks.slack.com') return 'slack';
  const isDiscord = /(?:^|\.)discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/');
  if (!isDiscord) return 'plain';
  return pathname.endsWith('/slack') ? 'slack' : 'discord';
}

/** `home`: where people find the page. */
export function webhookRequest(webhook: string, notice: Notice, home: string): Posted {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(bodyFor(webhook, notice, home)) };
}

function bodyFor(webhook: string, { title, text, link, table }: Notice, home: string): unknown {
  const address = home + link;
  switch (formatOf(webhook)) {
    case 'discord':
      // A table may be called @everyone: nobody is to be woken by it.
      return {
        content: `**${plainInDiscord(title)}**\n${plainInDiscord(text)}\n${address}`,
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return { text: `*${plainInSlack(title)}*\n${plainInSlack(text)}\n<${address}>` };
    case 'plain':
      return { title, text, link: address, table };
  }
}

function plainInDiscord(text: string): string {
  return text.replaceAll(/[\\*_~`|>[\]()#<@:-]/g, String.raw`\$&`);
}

function plainInSlack(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, '\u200B$&');
}
