import type { RawData } from 'ws';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import {
  sentFrame,
  type ReceivedFrame,
  type SentFrame,
  type WireFrame,
} from '#http/live/contract/realtime.ts';
import type { RealtimeBus } from '#adapters/ports/bus.ts';
import type { HubSocket } from './hub.ts';
import { refusal } from './messages.ts';
import { sentChat } from './sent-chat.ts';
import type { SessionActor } from './session-actor.ts';

type Needs = Readonly<{
  app: Readonly<{
    account: Pick<Application['account'], 'choosePresence'>;
    notification: Pick<Application['notification'], 'readNotification'>;
    chat: Application['chat'];
  }>;
  bus: Pick<RealtimeBus, 'publish'>;
  actorOf: SessionActor;
  failed: (error: unknown) => void;
}>;

export const parseMessage = (data: RawData): unknown => {
  try {
    return JSON.parse(data.toString()); // the default binaryType gives Buffers
  } catch {
    return undefined;
  }
};

/** The name that the client gave its message, as far as one can be read. */
export const messageId = (message: unknown): string => {
  const id: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : '';
};

/** Does what clients send over a live connection, and answers each message. */
export const sentMessages = ({ app, bus, actorOf, failed }: Needs) => {
  const performChat = sentChat({ app, bus, failed });
  const perform = async (actor: UserActor, frame: SentFrame): Promise<ReceivedFrame | WireFrame> => {
    const answered = { channel: 'receiveMessage', id: frame.id } as const;
    switch (frame.type) {
      case 'SYSTEM': {
        if (frame.payload.action === 'ping')
          return { ...answered, type: 'SYSTEM', payload: { action: 'pong' } };
        const activityStatus = await app.account.choosePresence(actor, frame.payload.activityStatus);
        // The other devices show it too.
        await bus.publish([{ kind: 'refresh', userId: actor.id, what: 'me' }]).catch(failed);
        return { ...answered, type: 'SYSTEM', payload: { action: 'presence', activityStatus } };
      }
      case 'NOTIFICATION': {
        const { notificationId } = frame.payload;
        await app.notification.readNotification(actor, notificationId);
        return { ...answered, type: 'NOTIFICATION', payload: { action: 'read', notificationId } };
      }
      default:
        return performChat(actor, frame);
    }
  };

  return async (socket: HubSocket, message: unknown): Promise<ReceivedFrame | WireFrame> => {
    const id = messageId(message);
    try {
      const frame = sentFrame.safeParse(message);
      if (!frame.success) throw new DomainError('realtime.frame_invalid');
      // Read again each time: a member may have been banned after the socket opened.
      return await perform(await actorOf(socket), frame.data);
    } catch (error) {
      if (error instanceof DomainError) return refusal(id, error);
      failed(error);
      return refusal(id, new DomainError('generic.unexpected'));
    }
  };
};
