import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { packageVersion } from '../../system/packageRoot.ts';

/** What another site says of an address. */
export type AddressAnswer =
  | { readonly kind: 'there' }
  /** Moved for good; `to` is where it is now. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly status: number }
  | { readonly kind: 'silent'; readonly reason: string };

/** The network and the clock. */
export interface Outside {
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
}

interface AddressAsking extends Outside {
  /** Whether an address may be asked for: a redirect, too, may lead to one that may not. */
  readonly isAskable: (url: string) => boolean;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A site that wants a longer pause is asked another day. */
const LONGEST_PAUSE_MS = 30_000;
const PAUSE_MS = 2_000;
const HOPS = 8;

const HEADERS = {
  'user-agent': `docsgen/${packageVersion} (link check of a documentation site)`,
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** Statuses of sites that know the address and do not talk to programs. */
const SHY = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);

/** Asks whether an address is there: by its head, and as a reader would where that is refused. Never rejects. */
export async function askAddress(url: string, asking: AddressAsking): Promise<AddressAnswer> {
  const byHead = await follow(url, 'HEAD', asking);
  return byHead.kind === 'there' || byHead.kind === 'moved' ? byHead : follow(url, 'GET', asking);
}

/** Follows redirects by hand, to see whether each of them is for good. */
async function follow(url: string, method: 'HEAD' | 'GET', asking: AddressAsking): Promise<AddressAnswer> {
  let at = url;
  let isForGood = true;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const response = await request(at, method, asking);
    if ('reason' in response) return { kind: 'silent', reason: response.reason };
    const { status, location } = response;
    if (location === undefined) {
      if (status < 400) return isForGood && at !== url ? { kind: 'moved', to: at } : { kind: 'there' };
      if (SHY.has(status) && method === 'GET') return { kind: 'there' };
      return status < 500 ? { kind: 'gone', status } : { kind: 'silent', reason: `it responds with status ${status}` };
    }
    if (!canParseUrl(location, at)) return { kind: 'silent', reason: 'it redirects to an invalid URL' };
    isForGood &&= status === 301 || status === 308;
    at = new URL(location, at).href;
    if (!asking.isAskable(at)) return { kind: 'silent', reason: 'it redirects to an address that is not public' };
  }
  return { kind: 'silent', reason: 'it redirects too many times' };
}

type Response = { readonly status: number; readonly location: string | undefined } | { readonly reason: string };

/** One request, asked again after a pause where the site wants one or the line fails. */
async function request(url: string, method: 'HEAD' | 'GET', { fetch, sleep }: Outside): Promise<Response> {
  let response: Response = { reason: 'it does not answer' };
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    let pauseMs: number | undefined = PAUSE_MS * (attempt + 1);
    try {
      const { status, headers, body } = await fetch(url, {
        method,
        headers: HEADERS,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await body?.cancel();
      const isRedirect = status >= 300 && status < 400;
      response = { status, location: isRedirect ? (headers.get('location') ?? undefined) : undefined };
      if (status !== 429 && status !== 503) return response;
      pauseMs = pauseOf(headers.get('retry-after')) ?? pauseMs;
    } catch (error) {
      response = { reason: reasonOf(error) };
      // A name that nobody has will not be given out in two seconds.
      if (response.reason === UNKNOWN_NAME) return response;
    }
    if (attempt === RETRIES || pauseMs > LONGEST_PAUSE_MS) return response;
    await sleep(pauseMs);
  }
  return response;
}

/** Milliseconds that `Retry-After` asks for, which tells seconds or a date. */
function pauseOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}

const UNKNOWN_NAME = 'there is no such host';

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND') return UNKNOWN_NAME;
  if (cause instanceof Error && cause.name === 'TimeoutError')
    return `it does not answer within ${TIMEOUT_MS / 1000} seconds`;
  return code === '' ? 'it does not answer' : `the connection fails (${code})`;
}
