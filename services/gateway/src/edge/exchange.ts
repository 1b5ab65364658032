import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, shownAccount } from '@arcada/contracts';
import { problemTexts } from '../responses/problem-texts.ts';
import type { Route } from '../routing-table.ts';
import type { Target } from './target.ts';

/** One request on its way to a response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  route: Route;
  language: Language;
}

export const noSuchAddress = {
  status: 404,
  code: 'gateway.no-such-address',
  message: 'There is nothing at this address.',
};
/** For what only members send: whose session has ended isn't told that it is too large. */
export const membersOnly = {
  status: 401,
  code: 'gateway.sign-in-required',
  message: problemTexts.signIn,
};
/** For admins who view the site as somebody else. */
export const viewedOnly = {
  status: 403,
  code: 'gateway.view-only',
  message: problemTexts.viewOnly,
};
/** For a page that is still shown for the account of an earlier session of this browser. */
export const otherAccount = {
  status: 409,
  code: shownAccount.refused,
  message: problemTexts.otherAccount,
};
export const readOnly = {
  status: 405,
  code: 'gateway.method-not-allowed',
  message: problemTexts.readOnly,
};
