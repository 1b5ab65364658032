import { type Language, matchLanguage, type Translated } from '@arcada/contracts';
import { problemTexts } from '../responses/problem-texts.ts';
import { type Route, routeOf } from '../routing-table.ts';

export interface Fault {
  status: number;
  code: string;
  /** In the visitor's language where people see it, in English where programs do. */
  message: string | Translated;
}
/** The meaning of a request's address, computed once for each spelling. */
export interface Target {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** Path and sorted query: equal for equivalent addresses. */
  key: string;
  /** The language in `?lang=`. */
  language: Language | undefined;
  route: Route | 'own' | undefined;
  fault: Fault | undefined;
}

const longestAddress = 4096;
const remembered = 20_000;

const ambiguous: Fault = { status: 400, code: 'gateway.ambiguous-address', message: problemTexts.badAddress };
const tooLong: Fault = { status: 414, code: 'gateway.address-too-long', message: problemTexts.longAddress };

/** Whether the escapes of a path are UTF-8. */
function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function addressFault(address: string, path: string): Fault | undefined {
  if (address.length > longestAddress) return tooLong;
  // Absolute-form and `*` are for proxies; a second slash at the start reads as another host.
  if (!address.startsWith('/') || address.startsWith('//')) return ambiguous;
  for (let index = 0; index < address.length; index += 1) {
    const code = address.charCodeAt(index);
    if (code <= 0x20 || code >= 0x7f || code === 0x23 || code === 0x5c) return ambiguous;
  }
  if (/%(?![0-9a-f]{2})/i.test(address) || /%00/.test(address)) return ambiguous;
  if (/%(2f|5c|25(2e|2f|5c))/i.test(path)) return ambiguous;
  if (path.includes('%') && !isText(path)) return ambiguous;
  const segments = path.replace(/%2e/gi, '.').split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return ambiguous;
  return undefined;
}

function read(address: string): Target {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const search = mark < 0 ? '' : address.slice(mark);
  const found = addressFault(address, path);
  if (found) return { path, search, key: '', language: undefined, route: undefined, fault: found };
  const parts = search.slice(1).split('&').filter(Boolean);
  const wish = search.includes('lang=') ? new URLSearchParams(search).get('lang') : undefined;
  return {
    path,
    search,
    key: parts.length ? `${path}?${parts.sort().join('&')}` : path,
    language: matchLanguage(wish),
    route: routeOf(path),
    fault: undefined,
  };
}

/** Parses addresses and caches them: most requests are for few addresses. */
export class Targets {
  private readonly known = new Map<string, Target>();

  of(address: string): Target {
    const known = this.known.get(address);
    if (known) return known;
    const target = read(address);
    if (address.length <= 512) {
      if (this.known.size >= remembered) this.known.clear();
      this.known.set(address, target);
    }
    return target;
  }
}
