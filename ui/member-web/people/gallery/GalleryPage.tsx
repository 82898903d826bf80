import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { audienceOf, type Audience } from '#core/people/account/audience.ts';
import { mostGalleryItems } from '#core/people/profile/gallery.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { EyeIcon, LockIcon, PlusIcon } from '#ui/icons.tsx';
import { MedalPicture } from '#ui/illustrations/scenes.tsx';
import { useDragging } from '#ui/use-dragging.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { GalleryDialogs } from './GalleryDialogs.tsx';
import { GalleryRow } from './GalleryRow.tsx';
import type { GalleryPicture } from './data.ts';
import { useGalleryEditor } from './use-gallery-editor.ts';

declare global {
  interface MessageCatalogues {
    gallery: typeof import('./messages/vi.json');
  }
}

const seen = {
  NOBODY: 'gallery.seen.nobody',
  FOLLOWERS: 'gallery.seen.followers',
  EVERYONE: 'gallery.seen.all',
} as const;

/** Who sees the gallery, beside the gallery. */
const SeenBy = ({ audience }: Readonly<{ audience: Audience }>) => (
  <Alert
    severity="info"
    icon={audience === 'NOBODY' ? <LockIcon fontSize="inherit" /> : <EyeIcon fontSize="inherit" />}
    action={
      <Button component={LocalLink} to={paths.privacySettings} color="inherit">
        <FormattedMessage id="gallery.seen.change" />
      </Button>
    }
    sx={{ mb: 2.5 }}
  >
    <FormattedMessage id={seen[audience]} />
  </Alert>
);

const GalleryPage = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const user = useSignedInUser();
  const editor = useGalleryEditor();
  const { query, pictures, move } = editor;
  const { at, grab } = useDragging(move);
  if (user === undefined) return null;
  const audience = audienceOf(user, 'gallery');
  const room = mostGalleryItems - pictures.length;

  const takeOut = async (picture: GalleryPicture, place: number) => {
    try {
      await editor.remove(picture);
      toast(formatMessage({ id: 'gallery.removed' }), { undo: () => editor.putBack(picture, place) });
    } catch {
      // Said above the list.
    }
  };
  const addButton = (
    <Button
      variant="contained"
      startIcon={<PlusIcon />}
      disabled={room <= 0}
      onClick={() => editor.setIsPicking(true)}
    >
      <FormattedMessage id="gallery.add" />
    </Button>
  );

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'gallery.title' })}
      description={<FormattedMessage id="gallery.lead" values={{ most: mostGalleryItems }} />}
      above={
        <BackLink to={paths.profile}>
          <FormattedMessage id="nav.profile" />
        </BackLink>
      }
      actions={addButton}
    >
      <SeenBy audience={audience} />
      {editor.refusal !== null && <ErrorNote error={editor.refusal} />}
      <QueryView
        query={query}
        skeleton={<ListSkeleton rows={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState picture={<MedalPicture />} title={<FormattedMessage id="gallery.empty" />}>
            <FormattedMessage id="gallery.empty.text" />
          </EmptyState>
        }
      >
        {() => (
          <>
            <Box component="output" sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
              <FormattedMessage
                id="gallery.count"
                values={{ count: pictures.length, most: mostGalleryItems }}
              />
            </Box>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {pictures.map((picture, place) => (
                <GalleryRow
                  key={picture.id}
                  picture={picture}
                  place={place}
                  count={pictures.length}
                  isDragged={at === place}
                  grab={grab(place)}
                  onMove={(to) => move(place, to)}
                  onDescribe={() => editor.setRenamed(picture)}
                  onRemove={() => void takeOut(picture, place)}
                />
              ))}
            </Box>
          </>
        )}
      </QueryView>
      <GalleryDialogs editor={editor} audience={audience} room={room} />
    </Page>
  );
};

export default GalleryPage;
