import type { DomainError } from '#core/kernel/domain-error.ts';
import type { ReceivedFrame } from '#http/live/contract/realtime.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';

/** Why what a client sent was not done, under the name the client gave it. */
export const refusal = (id: string, { code, params }: DomainError): ReceivedFrame => ({
  channel: 'receiveMessage',
  type: 'SYSTEM',
  payload: { code, params },
  id,
});

/** What a signal says to a person's sockets. */
export const frameOf = (signal: Extract<LiveSignal, { kind: 'notification' | 'refresh' }>): ReceivedFrame => {
  if (signal.kind === 'notification') {
    const { action, notificationId } = signal;
    return {
      channel: 'receiveMessage',
      type: 'NOTIFICATION',
      payload: { action, notificationId },
      id: notificationId,
    };
  }
  const { what, id } = signal;
  return {
    channel: 'receiveMessage',
    type: 'SYSTEM',
    payload: { action: 'refresh', what, ...(id !== undefined && { id }) },
    id: id ?? what,
  };
};
