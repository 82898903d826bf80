import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { AuthoringProvider, type AuthoringOwner } from '#ui/learning/data.ts';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { challengeEditPath } from '../../app/paths.ts';
import { MediaPicker } from '../../app/uploads/MediaPicker.tsx';
import { authorCalls, mediumOf, root, shownOf, uploadImage } from './data.ts';

type Asked = Readonly<{ type: 'IMAGE' | 'VIDEO'; answer: (file: ShownMedium | null) => void }>;

/** The author's own calls and files, for the editor that staff use, too. */
export const AuthorProvider = ({ children }: Readonly<{ children: ReactNode }>) => {
  const [asked, setAsked] = useState<Asked>();
  const local = useLocalPath();
  const owner = useMemo(
    (): AuthoringOwner => ({
      calls: authorCalls,
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
