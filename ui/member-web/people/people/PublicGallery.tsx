import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { EditIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';
import { filePath, paths } from '../../app/paths.ts';
import { ReportButton } from '../../app/social/ReportButton.tsx';
import type { GalleryPicture } from './data.ts';
import { PartHeading } from './PartHeading.tsx';

type Props = Readonly<{
  pictures: readonly GalleryPicture[];
  /** Who may edit it here. */
  owner: SignedInUser | undefined;
  isOwn: boolean;
}>;

/** The pictures a person chose to show, in their order; other members can report each of them. */
export const PublicGallery = ({ pictures, owner, isOwn }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="section" aria-labelledby="pictures">
      <PartHeading id="pictures" owner={owner} part="gallery">
        <FormattedMessage id="people.pictures" />
      </PartHeading>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(30%, 150px), 1fr))',
        }}
      >
        {pictures.map(({ id, alt, url, thumbnailUrl }, index) => (
          <Box component="li" key={id} sx={{ minWidth: 0, position: 'relative' }}>
            <Box
              component={LocalLink}
              to={filePath(id)}
              sx={{ display: 'block', aspectRatio: '1', borderRadius: '16px', overflow: 'hidden' }}
            >
              <PrivateMedium
                medium={{ mediaId: id, type: 'IMAGE', url, thumbnailUrl }}
                alt={alt === '' ? formatMessage({ id: 'people.pictures.alt' }, { place: index + 1 }) : alt}
                thumbnail
                lazy
              />
            </Box>
            {!isOwn && (
              <ReportButton
                target={{ targetKind: 'MEDIUM', targetId: id }}
                label={formatMessage({ id: 'people.pictures.report' }, { place: index + 1 })}
              />
            )}
          </Box>
        ))}
      </Box>
      {owner !== undefined && (
        <Button
          component={LocalLink}
          to={paths.gallery}
          variant="text"
          startIcon={<EditIcon />}
          sx={{ mt: 1 }}
        >
          <FormattedMessage id="people.pictures.edit" />
        </Button>
      )}
    </Box>
  );
};
