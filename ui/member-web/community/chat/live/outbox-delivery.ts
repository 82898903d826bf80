import type { ChatMessage } from '../../../app/data/chat.ts';
import type { NewMessage } from './data.ts';
import type { WaitingFile, WaitingMessage } from './outbox-entry.ts';

export type Upload = Readonly<{
  file: Blob;
  name: string;
  key: string;
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
    for (const { key, file, name, mediumId } of message.files) {
      if (mediumId !== null || file === null) continue;
      const id = await upload({
        key,
        file,
        name,
        signal,
        onProgress: (share) => onProgress(key, share),
      });
      const files: readonly WaitingFile[] = current.files.map((each) =>
        each.key === key ? { ...each, mediumId: id } : each,
      );
      current = { ...current, files };
      await keep(current);
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
