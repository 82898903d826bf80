import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import type { adminMedia } from '#http/platform/contract/admin-media.ts';
import { isShared } from '#core/platform/media/shared-file.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { EditIcon, InfoIcon, TrashIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { ListLink, Nothing, RecordLink, useFileSize } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';
import { useForgotten, useRefreshed } from '../../app/parts/use-record.ts';
import { useMedium } from './data.ts';
import { RenameMedium } from './RenameMedium.tsx';

type Props = Readonly<{ medium: z.output<typeof adminMedia.get.output> }>;

const useMediumRemoval = (id: string, name = '') => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const forgotten = useForgotten();
  const refreshed = useRefreshed();
  return async () => {
    await client.adminMedia.delete({ params: { id } });
    toast(formatMessage({ id: 'console.media.deleted' }, { name }));
    await navigate('/admin/media');
    forgotten('media', id);
    await refreshed('media');
  };
};

/** A file of another kind has nothing to look at. */
const MediumPicture = ({ medium }: Props) => {
  const { formatMessage } = useIntl();
  if (medium.type !== 'IMAGE' && medium.type !== 'VIDEO') return null;
  return (
    <Section>
      <SignedMedium
        type={medium.type}
        url={medium.url}
        alt={formatMessage({ id: 'console.media.alt' }, { name: medium.name, owner: medium.ownerName })}
      />
    </Section>
  );
};

const MediumFacts = ({ medium }: Props) => {
  const { number, dateTime } = useFormats();
  const size = useFileSize();
  return (
    <Section>
      <Facts
        facts={[
          {
            key: 'owner',
            label: <FormattedMessage id="console.media.owner" />,
            value: <RecordLink place="users" id={medium.ownerId} name={medium.ownerName} />,
          },
          {
            key: 'type',
            label: <FormattedMessage id="console.media.type" />,
            value: (
              <>
                <FormattedMessage id={`media.type.${medium.type}`} />
                {` (${medium.contentType})`}
              </>
            ),
          },
          {
            key: 'purpose',
            label: <FormattedMessage id="console.media.purpose" />,
            value: <FormattedMessage id={`media.purpose.${medium.purpose}`} />,
          },
          {
            key: 'source',
            label: <FormattedMessage id="console.media.source" />,
            value: <FormattedMessage id={`media.source.${medium.source}`} />,
          },
          {
            key: 'size',
            label: <FormattedMessage id="console.media.size" />,
            value: size(medium.size),
          },
          ...(medium.width === null || medium.height === null
            ? []
            : [
                {
                  key: 'pixels',
                  label: <FormattedMessage id="console.media.pixels" />,
                  value: `${number(medium.width)} × ${number(medium.height)}`,
                },
              ]),
          ...(medium.duration === null
            ? []
            : [
                {
                  key: 'duration',
                  label: <FormattedMessage id="console.media.duration" />,
                  value: number(medium.duration),
                },
              ]),
          ...(medium.deletedAt === null
            ? []
            : [
                {
                  key: 'deletedAt',
                  label: <FormattedMessage id="console.media.deletedAt" />,
                  value: dateTime(medium.deletedAt),
                },
              ]),
          {
            key: 'folder',
            label: <FormattedMessage id="console.media.folder" />,
            value:
              medium.folderId === null ? (
                <Nothing />
              ) : (
                <ListLink
                  place="media"
                  filter={{ folderId: medium.folderId }}
                  name={medium.folderName ?? <Nothing />}
                />
              ),
          },
          {
            key: 'uses',
            label: <FormattedMessage id="console.media.uses" />,
            value: number(medium.uses),
          },
          {
            key: 'time',
            label: <FormattedMessage id="console.time" />,
            value: dateTime(medium.createdAt),
          },
        ]}
      />
    </Section>
  );
};

const MediumShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const query = useMedium(id);
  const medium = query.data;
  const remove = useMediumRemoval(id, medium?.name);

  return (
    <ConsolePage
      title={medium?.name ?? formatMessage({ id: 'resources.media.name' }, { smart_count: 1 })}
      back={{
        to: '/admin/media',
        label: <FormattedMessage id="resources.media.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={
        medium && (
          <>
            {may('media.update') && medium.deletedAt === null && (
              <Button
                variant="outlined"
                size="small"
                startIcon={<EditIcon />}
                onClick={() => setIsRenaming(true)}
              >
                <FormattedMessage id="console.media.rename" />
              </Button>
            )}
            {may('media.delete', 'media.manage') && (
              <Button
                variant="outlined"
                color="error"
                size="small"
                startIcon={<TrashIcon />}
                disabled={medium.uses > 0 || medium.deletedAt !== null}
                onClick={() => setAsks(true)}
              >
                <FormattedMessage id="ui.delete" />
              </Button>
            )}
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(found) => (
          <>
            <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
              <FormattedMessage
                id={isShared(found) ? 'console.media.logged.shared' : 'console.media.logged'}
              />
            </Alert>
            {found.uses > 0 && may('media.delete', 'media.manage') && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                <FormattedMessage id="console.media.inUse" values={{ count: found.uses }} />
              </Alert>
            )}
            <MediumPicture medium={found} />
            <MediumFacts medium={found} />
            {isRenaming && <RenameMedium medium={found} onClose={() => setIsRenaming(false)} />}
            <ConfirmDialog
              open={asks}
              title={<FormattedMessage id="console.media.delete.title" values={{ name: found.name }} />}
              confirmLabel={<FormattedMessage id="console.media.delete" />}
              dangerous
              onConfirm={remove}
              onClose={() => setAsks(false)}
            >
              <FormattedMessage id="console.media.delete.consequence" values={{ owner: found.ownerName }} />
            </ConfirmDialog>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default MediumShow;
