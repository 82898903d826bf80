import type { ChatMessage } from '../../../app/data/chat.ts';
import type { NewMessage } from './data.ts';
import type { WaitingFile, WaitingMessage } from './outbox-entry.ts';

export type Upload = Readonly<{
  file: Blob;
  name: string;
  key: string;
  /** Where an earlier try stopped, and the picture of a film that it had sent. */
  address: string | null;
  posterId: string | null;
  /** What the next try need not send again. */
  onPart: (part: Pick<WaitingFile, 'address' | 'posterId'>) => void;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}>;

type Options = Readonly<{
  keep: (message: WaitingMessage) => Promise<void>;
  send: (roomId: string, message: NewMessage) => Promise<ChatMessage>;
  upload: (upload: Upload) => Promise<string>;
  onProgress: (key: string, share: number) => void;
}>;

/** Takes one message to the server, its files first; each file is kept as sent once it is there. */
export const createDelivery = ({ keep, send, upload, onProgress }: Options) => {
  const running = new Map<string, AbortController>();

  const uploaded = async (message: WaitingMessage, signal: AbortSignal): Promise<WaitingMessage> => {
    let current = message;
    const note = (key: string, part: Partial<WaitingFile>): Promise<void> => {
      const files = current.files.map((each) => (each.key === key ? { ...each, ...part } : each));
      current = { ...current, files };
      return keep(current);
    };
    for (const { key, file, name, mediumId, address = null, posterId = null } of message.files) {
      if (mediumId !== null || file === null) continue;
      const id = await upload({
        key,
        file,
        name,
        address,
        posterId,
        signal,
        onPart: (part) => void (signal.aborted || note(key, part)),
        onProgress: (share) => onProgress(key, share),
      });
      await note(key, { mediumId: id, address: null });
    }
    return current;
  };

  return {
    async deliver(message: WaitingMessage): Promise<ChatMessage> {
      const controller = new AbortController();
      running.set(message.clientId, controller);
      try {
        const { roomId, clientId, body, files, replyToSeq } = await uploaded(message, controller.signal);
        return await send(roomId, {
          clientId,
          body,
          attachmentIds: files.flatMap(({ mediumId }) => mediumId ?? []),
          ...(replyToSeq === null ? {} : { replyToSeq }),
        });
      } finally {
        running.delete(message.clientId);
      }
    },
    stop: (clientId: string) => running.get(clientId)?.abort(),
    stopAll() {
      for (const controller of running.values()) controller.abort();
    },
  };
};
