import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { bugReportLimits } from '#core/content/bug-report/bug-report.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';
import { paths } from '../../app/paths.ts';
import { type OwnReport, useOwnReport, useReportSteps, useWriteToStaff } from './data.ts';
import { reportColours } from './report-colours.ts';
import { replyDraft } from './report-draft.ts';

const wordsOf = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const StateCard = ({ report }: Readonly<{ report: OwnReport }>) => {
  const { status, outcome, reason, mergedInto, bounty, severity, stage } = report;
  return (
    <Card component="section">
      <CardContent>
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <StatusChip
            status={reportColours[status]}
            label={
              <FormattedMessage
                id={outcome === null ? `bug_report.status.${status}` : `bug_report.outcome.${outcome}`}
              />
            }
          />
          {mergedInto !== null && (
            <Typography>
              <FormattedMessage id="bugReports.merged" values={{ number: String(mergedInto) }} />
            </Typography>
          )}
          {severity !== null && (
            <Typography variant="body2">
              <FormattedMessage
                id="bugReports.severity"
                values={{ severity: <FormattedMessage id={`bug_bounty.${severity}`} /> }}
              />
            </Typography>
          )}
          {stage !== null && (
            <Typography variant="body2">
              <FormattedMessage
                id="bugReports.stage"
                values={{ stage: <FormattedMessage id={`bug_report.stage.${stage}`} /> }}
              />
            </Typography>
          )}
          {reason !== null && reason !== '' && <Typography sx={wordsOf}>{reason}</Typography>}
          {bounty !== null && (
            <Typography component="div">
              <FormattedMessage
                id="bugReports.bounty"
                values={{ amount: <CoinAmount amount={bounty} coin="BASE_COIN" /> }}
              />
            </Typography>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
};

const TextCard = ({ report }: Readonly<{ report: OwnReport }>) => {
  const { formatMessage } = useIntl();
  const { content, pictures, pageUrl, browser, isSecurity } = report;
  return (
    <Card component="section">
      <CardContent>
        {isSecurity && (
          <Alert severity="info" sx={{ mb: 2 }}>
            <FormattedMessage id="bugReports.security.kept" />
          </Alert>
        )}
        <Typography sx={wordsOf}>{content}</Typography>
        {pictures.length > 0 && (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {pictures.map(({ id, type, url, thumbnailUrl, name }) => (
              <Box component="li" key={id} sx={{ width: '100%', maxWidth: 320 }}>
                <PrivateMedium
                  medium={{ mediaId: id, type, url, thumbnailUrl }}
                  alt={formatMessage({ id: 'bugReports.screenshot' }, { name })}
                  // Its place is kept until it has come.
                  sx={{
                    display: 'block',
                    width: '100%',
                    height: 'auto',
                    aspectRatio: '4 / 3',
                    objectFit: 'contain',
                    bgcolor: 'background.sunken',
                    borderRadius: '10px',
                  }}
                />
              </Box>
            ))}
          </Box>
        )}
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', mt: 2, overflowWrap: 'anywhere' }}
        >
          {pageUrl !== null && (
            <div>
              <FormattedMessage id="bugReports.along.page" values={{ page: pageUrl }} />
            </div>
          )}
          {browser !== '' && (
            <div>
              <FormattedMessage id="bugReports.along.browser" values={{ browser }} />
            </div>
          )}
        </Typography>
      </CardContent>
    </Card>
  );
};

const Talk = ({ report }: Readonly<{ report: OwnReport }>) => {
  const id = useId();
  const draft = useMemo(() => replyDraft(report.id), [report.id]);
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '') draft.remove();
    else draft.write({ text: next });
  };
  const write = useWriteToStaff(report.id, () => type(''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !write.isPending) write.mutate(text.trim());
  };
  return (
    <Card component="section" aria-labelledby={`${id}-name`}>
      <CardContent>
        <Typography id={`${id}-name`} variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="bugReports.talk" />
        </Typography>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5, mb: 2 }}>
          {report.replies.map((reply) => (
            <Box
              component="li"
              key={reply.id}
              sx={{
                p: 1.5,
                borderRadius: '10px',
                bgcolor: reply.isStaff ? 'background.sunken' : 'transparent',
                border: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={reply.isStaff ? 'bugReports.talk.staff' : 'bugReports.talk.you'} />
                {' · '}
                <RelativeTime at={reply.createdAt} focusable={false} />
              </Typography>
              <Typography sx={wordsOf}>{reply.text}</Typography>
            </Box>
          ))}
        </Stack>
        <form noValidate onSubmit={send}>
          <Field id={id} label={<FormattedMessage id="bugReports.talk.write" />} error={undefined}>
            <OutlinedInput
              id={id}
              value={text}
              onChange={({ target }) => type(target.value)}
              multiline
              minRows={2}
              fullWidth
              inputProps={{ maxLength: bugReportLimits.message.max }}
            />
          </Field>
          {write.error !== null && <ErrorNote error={write.error} />}
          <Box sx={{ mt: 1.5 }}>
            <SubmitButton busy={write.isPending} disabled={text.trim() === ''}>
              <FormattedMessage id="bugReports.talk.send" />
            </SubmitButton>
          </Box>
        </form>
      </CardContent>
    </Card>
  );
};

const Steps = ({ report }: Readonly<{ report: OwnReport }>) => {
  const [asked, setAsked] = useState<'withdraw' | 'reopen'>();
  const steps = useReportSteps(report.id);
  return (
    <Box>
      {report.mayWithdraw && (
        <Button variant="outlined" color="error" onClick={() => setAsked('withdraw')}>
          <FormattedMessage id="bugReports.withdraw" />
        </Button>
      )}
      {report.mayReopen && (
        <Button variant="outlined" onClick={() => setAsked('reopen')}>
          <FormattedMessage id="bugReports.reopen" />
        </Button>
      )}
      <ConfirmOnDemand
        open={asked !== undefined}
        title={
          <FormattedMessage
            id={asked === 'reopen' ? 'bugReports.reopen.title' : 'bugReports.withdraw.title'}
          />
        }
        confirmLabel={
          <FormattedMessage id={asked === 'reopen' ? 'bugReports.reopen' : 'bugReports.withdraw'} />
        }
        dangerous={asked === 'withdraw'}
        onConfirm={() => (asked === 'reopen' ? steps.reopen() : steps.withdraw())}
        onClose={() => setAsked(undefined)}
      >
        <FormattedMessage id={asked === 'reopen' ? 'bugReports.reopen.text' : 'bugReports.withdraw.text'} />
      </ConfirmOnDemand>
    </Box>
  );
};

export default function BugReportPage() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const report = useOwnReport(id);
  const title = report.data
    ? `#${report.data.number} ${report.data.title}`
    : formatMessage({ id: 'bugReports.one' });
  return (
    <Page
      width="reading"
      title={title}
      above={
        <BackLink to={paths.bugReports}>
          <FormattedMessage id="bugReports.back" />
        </BackLink>
      }
    >
      {isApiError(report.error, 'bug_report.not_found') ? (
        <EmptyState
          title={<FormattedMessage id="bugReports.missing" />}
          action={
            <Button component={LocalLink} to={paths.bugReports} variant="contained">
              <FormattedMessage id="bugReports.back" />
            </Button>
          }
        />
      ) : (
        <QueryView query={report} skeleton={<CardGridSkeleton cards={2} height={160} />}>
          {(found) => (
            <Stack sx={{ gap: 2.5 }}>
              <StateCard report={found} />
              <TextCard report={found} />
              <Talk report={found} />
              <Steps report={found} />
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  );
}
