import type { ApiError } from '@arcada/platform';
import { useState } from 'react';
import { type ContactMessage, contactApi } from './contact.api.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** A ticket is valid from two seconds on. */
const untilTicketCounts = 2200;

/**
 * Sends a message with a ticket, which proves to the service that the form was open for a while.
 * When a ticket is refused (too young, too old, used), the message is sent once more, so that the
 * visitor only waits a moment longer.
 */
export function useSendMessage() {
  const ticket = contactApi.useBlogContactTicketQuery(undefined, { refetchOnMountOrArgChange: true });
  const [post] = contactApi.useBlogSendMessageMutation();
  const [state, setState] = useState<{ sending: boolean; error?: ApiError }>({ sending: false });

  const attempt = async (message: Omit<ContactMessage, 'ticket'>): Promise<ApiError | undefined> => {
    const { data: proof, error: missing } = ticket.currentData
      ? { data: ticket.currentData, error: undefined }
      : await ticket.refetch();
    if (!proof) return missing as ApiError;
    const { error } = await post({ ...message, ticket: proof.ticket });
    const refused = (error as ApiError | undefined)?.code ?? '';
    if (!refused.startsWith('blog.contact.ticket-')) return error as ApiError | undefined;
    const fresh = refused.endsWith('-young') ? proof : (await ticket.refetch()).data;
    if (!fresh) return error as ApiError;
    await pause(untilTicketCounts);
    return (await post({ ...message, ticket: fresh.ticket })).error as ApiError | undefined;
  };

  const send = async (message: Omit<ContactMessage, 'ticket'>): Promise<ApiError | undefined> => {
    setState({ sending: true });
    const error = await attempt(message);
    setState({ sending: false, error });
    return error;
  };
  return { send, ...state };
}
