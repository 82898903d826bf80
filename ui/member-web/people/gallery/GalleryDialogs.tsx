import { FormattedMessage } from 'react-intl';
import { MediaPicker } from '../../app/uploads/MediaPicker.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';
import type { Audience } from '#core/people/account/audience.ts';
import type { GalleryEditor } from './use-gallery-editor.ts';

const warnings = {
  NOBODY: 'gallery.body.seenLater',
  FOLLOWERS: 'gallery.body.seenByFollowers',
  EVERYONE: 'gallery.body.seenByAll',
} as const;

type Props = Readonly<{ editor: GalleryEditor; audience: Audience; room: number }>;

/** Choosing pictures, saying what they show, and agreeing to a copy of a body picture. */
export const GalleryDialogs = ({ editor, audience, room }: Props) => {
  const { picked, renamed } = editor;
  const bodyPictures = picked.filter(({ purpose }) => purpose === 'PHYSICAL_PROFILE');
  return (
    <>
      <MediaPicker
        open={editor.isPicking}
        title={<FormattedMessage id="gallery.add.title" />}
        purpose="GALLERY"
        most={Math.max(1, room)}
        alsoFrom={['FEED', 'AVATAR', 'ARTICLE', 'PHYSICAL_PROFILE']}
        note={<FormattedMessage id="gallery.add.note" />}
        onPick={editor.setPicked}
        onClose={() => editor.setIsPicking(false)}
      />
      {picked.length > 0 && (
        <DescribeDialog
          title={<FormattedMessage id="gallery.add.describe" values={{ count: picked.length }} />}
          verb={
            <FormattedMessage id={bodyPictures.length > 0 ? 'gallery.add.confirm' : 'gallery.add.verb'} />
          }
          pictures={picked.map((picture) => ({ ...picture, alt: '' }))}
          {...(bodyPictures.length > 0
            ? {
                warning: <FormattedMessage id={warnings[audience]} values={{ count: bodyPictures.length }} />,
              }
            : {})}
          onSave={(alts) =>
            editor.addAll(
              picked.map(({ id, purpose }) => ({
                mediumId: id,
                alt: alts.get(id) ?? '',
                confirm: purpose === 'PHYSICAL_PROFILE',
              })),
            )
          }
          onClose={() => editor.setPicked([])}
        />
      )}
      {renamed !== undefined && (
        <DescribeDialog
          title={<FormattedMessage id="gallery.describe.title" />}
          verb={<FormattedMessage id="ui.save" />}
          pictures={[renamed]}
          onSave={(alts) => editor.describe(renamed, alts.get(renamed.id) ?? '')}
          onClose={() => editor.setRenamed(undefined)}
        />
      )}
    </>
  );
};
