import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as askPlainly } from 'node:http';
import { request as ask } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { World } from '@roundhouse/host';

const TIME_LIMIT_MS = 5000;

/** Which addresses that people gave us may be asked, and how names are looked up. */
export interface Reach {
  readonly protocols: readonly string[];
  readonly mayReach: (address: string) => boolean;
  readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;
}

/** What may be asked on somebody's word: the public network, safely, and nothing of the network that the server stands in. */
export const PUBLIC_ONLY: Reach = {
  protocols: ['https:'],
  mayReach: isPublic,
  resolve: async (name) => lookup(name, { all: true }),
};

/** Nothing was sent there, or nothing came back. */
export class OutsideProblem extends Error {
  override readonly name = 'OutsideProblem';
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Posts to an address that somebody gave us; resolves with the status. What is answered beyond that is not read, a
 * redirect is not followed, and the machine that is asked is the one that was checked: its name is looked up once.
 */
export async function postOutside(
  address: string,
  { headers, body }: Posted,
  reach: Reach,
  later: World['later'],
): Promise<number> {
  const url = allowed(address, reach);
  return new Promise((resolve, reject) => {
    const asking = (url.protocol === 'https:' ? ask : askPlainly)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: checkedLookup(reach),
      // A connection that others have opened was checked for them.
      agent: false,
    });
    const stop = later(TIME_LIMIT_MS, () => asking.destroy(new OutsideProblem('it did not answer in time')));
    asking.on('response', (response) => {
      stop();
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asking.on('error', (error) => {
      stop();
      reject(error);
    });
    asking.end(body);
  });
}

/** The address, if it may be asked as far as that can be said before its name is looked up. Throws an OutsideProblem. */
export function allowed(address: string, { protocols, mayReach }: Reach): URL {
  if (!URL.canParse(address)) throw new OutsideProblem('it is no address');
  const url = new URL(address);
  if (!protocols.includes(url.protocol)) throw new OutsideProblem('it is no safe address');
  if (url.username !== '' || url.password !== '') throw new OutsideProblem('it holds a name or a password');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !mayReach(host)) throw new OutsideProblem('it leads to a private network');
  return url;
}

function checkedLookup({ resolve, mayReach }: Reach): LookupFunction {
  return (name, { all = false }, answer) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => mayReach(address))) {
          answer(new OutsideProblem('it leads to a private network'), []);
        } else if (all) {
          answer(null, [...found]);
        } else {
          answer(null, first.address, first.family);
        }
      },
      (error: unknown) => answer(error instanceof Error ? error : new OutsideProblem('its name is not known'), []),
    );
  };
}

/** Networks of IPv4 that are private, local, shared by carriers, kept for documents and tests, or meant for many. */
const NOT_PUBLIC_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** The only part of IPv6 that is given out to the public; what maps IPv4 lies outside of it. */
const GLOBAL_6 = blockList('ipv6', [['2000::', 3]]);

/** Parts of it that are for documents, or tunnels to any address of IPv4. */
const NOT_PUBLIC_6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blockList(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC_4.check(address, 'ipv4');
    case 6:
      // A zone names an interface of this machine.
      return !address.includes('%') && GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
    default:
      return false;
  }
}
