import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { BountyHistory } from '#ui/content/BountyHistory.tsx';
import { PostStateChips } from '#ui/content/PostStateChips.tsx';
import { EditIcon, EyeIcon, RefreshIcon, TrashIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { articlePath, editArticlePath, paths } from '../../app/paths.ts';
import { useWriterSteps, useWritten, type Written } from './data.ts';
import { ReasonText } from './OwnArticleCard.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { Revisions } from './Revisions.tsx';
import { Translation } from './Translation.tsx';
import './words.ts';

const Actions = ({ written }: Readonly<{ written: Written }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const steps = useWriterSteps();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { id, slug, status } = written;
  const restore = async () => {
    setRefusal(undefined);
    try {
      await steps.restore(id);
      toast(formatMessage({ id: 'writing.restored' }), { kind: 'success' });
    } catch (error) {
      setRefusal(error);
    }
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {status !== 'TRASH' && written.mayEdit && (
          <Button component={LocalLink} to={editArticlePath(id)} variant="contained" startIcon={<EditIcon />}>
            <FormattedMessage id="writing.edit" />
          </Button>
        )}
        {status === 'PUBLISHED' && (
          <Button component={LocalLink} to={articlePath(slug)} variant="outlined" startIcon={<EyeIcon />}>
            <FormattedMessage id="writing.read" />
          </Button>
        )}
        {status === 'TRASH' ? (
          <Button variant="contained" startIcon={<RefreshIcon />} onClick={() => void restore()}>
            <FormattedMessage id="writing.restore" />
          </Button>
        ) : (
          written.isOwn && (
            <Button color="error" startIcon={<TrashIcon />} onClick={() => setAsking(true)}>
              <FormattedMessage id="writing.trash" />
            </Button>
          )
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <ConfirmOnDemand
        open={isAsking}
        dangerous
        title={<FormattedMessage id="writing.trash.title" values={{ title: written.title }} />}
        confirmLabel={<FormattedMessage id="writing.trash" />}
        onConfirm={() => steps.trash(id)}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="writing.trash.text" />
      </ConfirmOnDemand>
    </Box>
  );
};

const Overview = ({ written }: Readonly<{ written: Written }>) => {
  const { dateTime, number } = useFormats();
  const { reason, changeReason, status, publishDate, isOwn } = written;
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack sx={{ gap: 1.5 }}>
        <PostStateChips status={status} change={written.change} isMachineDraft={written.isMachineDraft} />
        <Typography variant="h2" component="p" lang={written.language} sx={{ overflowWrap: 'anywhere' }}>
          {written.draftTitle}
        </Typography>
        {reason !== null && (
          <Alert severity="warning">
            <FormattedMessage id="writing.reason" values={{ reason: <ReasonText reason={reason} /> }} />
          </Alert>
        )}
        {changeReason !== null && (
          <Alert severity="warning">
            <FormattedMessage id="writing.changeReason" values={{ reason: changeReason }} />
          </Alert>
        )}
        {status === 'SCHEDULED' && publishDate !== null && (
          <Typography>
            <FormattedMessage id="writing.planned" values={{ at: dateTime(publishDate) }} />
          </Typography>
        )}
        {status === 'PUBLISHED' && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="writing.figures"
              values={{ likes: number(written.likes), comments: number(written.comments) }}
            />
          </Typography>
        )}
        <Actions written={written} />
      </Stack>
      <PageSection title={<FormattedMessage id="writing.bounty" />}>
        <BountyHistory bounty={written.bounty} bountyHistory={written.bountyHistory} />
      </PageSection>
      {written.mayHandIn && status !== 'TRASH' && (
        <PageSection title={<FormattedMessage id="writing.link" />}>
          <PreviewLink written={written} />
        </PageSection>
      )}
      {isOwn && status !== 'TRASH' && (
        <PageSection title={<FormattedMessage id="writing.translation" />}>
          <Translation written={written} />
        </PageSection>
      )}
      <PageSection title={<FormattedMessage id="writing.revisions" />}>
        <Revisions written={written} />
      </PageSection>
    </Stack>
  );
};

/** One article for its author: where it stands, what it brought, how it stood before. */
export default function PostOverviewPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const query = useWritten(id);
  if (isApiError(query.error, 'post.not_found')) return <NotFoundView />;
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'writing.overview.title' })}
      above={
        <BackLink to={paths.ownArticles}>
          <FormattedMessage id="writing.back" />
        </BackLink>
      }
    >
      <QueryView query={query} skeleton={<TextSkeleton lines={10} />}>
        {(written) => <Overview written={written} />}
      </QueryView>
    </Page>
  );
}
