import type { ApiError } from '@arcada/platform';
import { useState } from 'react';
import { type ContactMessage, contactApi } from './contact.api.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
interface Sent {
  data?: { reference: string };
  error?: ApiError;
}

/** A ticket is valid from two seconds on. */
const untilTicketCounts = 2200;

/**
 * Sends a message with a ticket, which proves to the service that the form was open for a while: whoever is faster only
 * waits a moment longer. When a ticket is refused (too old, used), the message is sent once more.
 */
export function useSendMessage() {
  const ticket = contactApi.useBlogContactTicketQuery(undefined, { refetchOnMountOrArgChange: true });
  const [post] = contactApi.useBlogSendMessageMutation();
  const [state, setState] = useState<{ sending: boolean; error?: ApiError }>({ sending: false });

  const attempt = async (message: Omit<ContactMessage, 'ticket'>): Promise<Sent> => {
    const { data: proof, error: missing } = ticket.currentData
      ? { data: ticket.currentData, error: undefined }
      : await ticket.refetch();
    if (!proof) return { error: missing as ApiError };
    await pause(Math.max(0, (ticket.fulfilledTimeStamp ?? 0) + untilTicketCounts - Date.now()));
    const { data, error } = (await post({ ...message, ticket: proof.ticket })) as Sent;
    const refused = error?.code ?? '';
    if (!refused.startsWith('blog.contact.ticket-')) return { data, error };
    const { data: fresh } = await ticket.refetch();
    if (!fresh) return { error };
    await pause(untilTicketCounts);
    return (await post({ ...message, ticket: fresh.ticket })) as Sent;
  };

  const send = async (message: Omit<ContactMessage, 'ticket'>): Promise<Sent> => {
    setState({ sending: true });
    const outcome = await attempt(message);
    setState({ sending: false, error: outcome.error });
    return outcome;
  };
  return { send, ...state };
}
