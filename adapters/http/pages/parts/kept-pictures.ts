import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';

type Needs = Readonly<{
  mediaStore: Pick<MediaStore, 'read' | 'write'>;
  failed: (error: unknown) => void;
}>;

/**
 * Pictures that are made at the first request, and kept: asked for by many at once, each is made once.
 * The clean-up of files takes them after some days; then they are made again.
 */
export const keptPictures = ({ mediaStore, failed }: Needs) => {
  const inProgress = new Map<string, Promise<Uint8Array>>();

  const kept = async (key: string): Promise<Uint8Array | null> => {
    try {
      return await mediaStore.read(key);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'media.not_found') return null;
      throw error;
    }
  };
  const make = async (
    { key, contentType }: Readonly<{ key: string; contentType: string }>,
    draw: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> => {
    const before = await kept(key);
    if (before !== null) return before;
    const drawn = await draw();
    // What can't be kept can be shown.
    await mediaStore.write(key, drawn, contentType).catch(failed);
    return drawn;
  };

  return (
    wanted: Readonly<{ key: string; contentType: string }>,
    draw: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> => {
    const running = inProgress.get(wanted.key);
    if (running) return running;
    const started = make(wanted, draw).finally(() => inProgress.delete(wanted.key));
    inProgress.set(wanted.key, started);
    return started;
  };
};
export type KeptPictures = ReturnType<typeof keptPictures>;
