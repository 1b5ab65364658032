import {
  type ChangePassword,
  type Confirmation,
  type EmailConfirmation,
  type Profile,
  type RecoveryCodes,
  type Role,
  type SecondFactor,
  type SecondFactorSecret,
  type SessionInfo,
  type User,
  viewEnd,
} from '@arcada/contracts';
import { api, leaveNothing, sessionApi } from '@arcada/platform';

/** The user returned by a change is shown everywhere at once. */
async function showUser(
  _: unknown,
  call: {
    dispatch: (action: ReturnType<typeof sessionApi.util.upsertQueryData>) => unknown;
    queryFulfilled: PromiseLike<{ data: User }>;
  },
) {
  await Promise.resolve(call.queryFulfilled).then(
    ({ data }) => call.dispatch(sessionApi.util.upsertQueryData('identityUser', undefined, data) as never),
    () => undefined,
  );
}

/** Calls of recovery and of the user's own account. */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ['SecondFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    identityEndView: build.mutation<null, void>({ query: () => ({ url: viewEnd, method: 'POST' }) }),
    identityRecover: build.mutation<null, { what: 'password' | 'username'; email: string }>({
      query: ({ what, email }) => ({ url: `/api/recover-${what}`, method: 'POST', body: { email } }),
    }),
    identityResetPassword: build.mutation<null, { token: string; password: string }>({
      query: (body) => ({ url: '/api/reset-password', method: 'POST', body }),
    }),
    identityCheckReset: build.query<null, string>({
      query: (token) => ({ url: '/api/reset-password/check', method: 'POST', body: { token } }),
    }),
    /** A new request replaces a pending one. */
    identityAskForRole: build.mutation<User, Role>({
      query: (role) => ({ url: '/api/role-requests', method: 'POST', body: { role } }),
      onQueryStarted: showUser,
    }),
    identityChangeProfile: build.mutation<User, Profile>({
      query: (body) => ({ url: '/api/user', method: 'PATCH', body }),
      onQueryStarted: showUser,
    }),
    identityResendConfirmation: build.mutation<object, void>({
      query: () => ({ url: '/api/user/confirm-email', method: 'POST' }),
    }),
    identityCancelEmailChange: build.mutation<User, void>({
      query: () => ({ url: '/api/user/email-change', method: 'DELETE' }),
      onQueryStarted: showUser,
    }),
    identityConfirmEmail: build.mutation<EmailConfirmation, { token: string }>({
      query: (body) => ({ url: '/api/confirm-email', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    identityUndoEmail: build.mutation<null, { token: string }>({
      query: (body) => ({ url: '/api/user/undo-email', method: 'POST', body }),
      invalidatesTags: ['Session', 'User'],
    }),
    identityConfirm: build.mutation<null, Confirmation>({
      query: (body) => ({ url: '/api/user/confirm', method: 'POST', body }),
    }),
    identitySecondFactor: build.query<SecondFactor, void>({
      query: () => ({ url: '/api/user/second-factor' }),
      providesTags: ['SecondFactor'],
    }),
    identityBeginSecondFactor: build.mutation<SecondFactorSecret, Confirmation>({
      query: (body) => ({ url: '/api/user/second-factor', method: 'POST', body }),
    }),
    identityEnableSecondFactor: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => ({ url: '/api/user/second-factor/enable', method: 'POST', body }),
      invalidatesTags: ['SecondFactor', 'Session'],
    }),
    identityRenewRecoveryCodes: build.mutation<RecoveryCodes, Confirmation>({
      query: (body) => ({ url: '/api/user/second-factor/recovery-codes', method: 'POST', body }),
      invalidatesTags: ['SecondFactor'],
    }),
    identityDisableSecondFactor: build.mutation<null, Confirmation>({
      query: (body) => ({ url: '/api/user/second-factor', method: 'DELETE', body }),
      invalidatesTags: ['SecondFactor'],
    }),
    identityChangePassword: build.mutation<null, ChangePassword>({
      query: (body) => ({ url: '/api/user/password', method: 'POST', body }),
      invalidatesTags: ['Session'],
    }),
    identitySessions: build.query<SessionInfo[], void>({
      query: () => ({ url: '/api/user/sessions' }),
      providesTags: ['Session'],
    }),
    identityEndSession: build.mutation<null, string>({
      query: (id) => ({ url: `/api/user/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session', 'User'],
    }),
    identityErase: build.mutation<null, Confirmation>({
      query: (body) => ({ url: '/api/user', method: 'DELETE', body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const erased = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (erased) leaveNothing(dispatch);
      },
    }),
  }),
});
