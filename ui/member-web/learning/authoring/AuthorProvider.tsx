import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { AuthoringProvider, type AuthoringOwner } from '#ui/learning/authoring.ts';
import { client } from '../../app/client.ts';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { challengeEditPath } from '../../app/paths.ts';
import { MediaPicker } from '../../app/uploads/MediaPicker.tsx';
import { root } from './data.ts';

type Asked = Readonly<{ type: 'IMAGE' | 'VIDEO'; answer: (file: ShownMedium | null) => void }>;

const shownOf = ({
  id,
  type,
  url,
  thumbnailUrl,
  width,
  height,
}: Omit<ShownMedium, 'posterUrl'>): ShownMedium => ({
  id,
  type,
  url,
  thumbnailUrl,
  posterUrl: null,
  width,
  height,
});

const uploadImage = async (file: File, signal: AbortSignal): Promise<ShownMedium> => {
  const body = new FormData();
  body.set('purpose', 'LEARNING');
  body.set('file', file, file.name);
  return shownOf(await client.media.upload({ body }, { signal, idempotencyKey: crypto.randomUUID() }));
};

/** The address of one of the author's own files; one that is gone has none. */
const mediumOf = async (id: string): Promise<ShownMedium | null> => {
  try {
    const { type, url, thumbnailUrl, posterUrl } = await client.media.url({ params: { id } });
    return { id, type, url, thumbnailUrl, posterUrl, width: null, height: null };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
};

/** The author's own calls and files, for the editor that staff use, too. */
export const AuthorProvider = ({ children }: Readonly<{ children: ReactNode }>) => {
  const [asked, setAsked] = useState<Asked>();
  const local = useLocalPath();
  const owner = useMemo(
    (): AuthoringOwner => ({
      calls: client.authoring,
      root,
      media: {
        uploadImage,
        pickMedium: (type) => new Promise((answer) => setAsked({ type, answer })),
      },
      mediumOf,
      editPath: (id) => local(challengeEditPath(id)),
    }),
    [local],
  );
  const answer = (file: ShownMedium | null) => {
    asked?.answer(file);
    setAsked(undefined);
  };
  return (
    <AuthoringProvider value={owner}>
      {children}
      <MediaPicker
        open={asked !== undefined}
        title={
          <FormattedMessage id={asked?.type === 'VIDEO' ? 'authoring.pick.video' : 'authoring.pick.image'} />
        }
        purpose="LEARNING"
        isStrict
        only={[asked?.type ?? 'IMAGE']}
        most={1}
        onPick={([file]) => answer(file === undefined ? null : shownOf(file))}
        onClose={() => answer(null)}
      />
    </AuthoringProvider>
  );
};
