import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { languages } from '#core/kernel/language.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useAnnouncement, type StaffAnnouncement } from '../notices/data.ts';
import { AudienceText } from '../notices/AudienceText.tsx';
import { AnnouncementStatusChip } from '../notices/cells.tsx';
import { noticesClient } from '../notices/client.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { Progress } from './Progress.tsx';

const Words = ({ announcement }: Readonly<{ announcement: StaffAnnouncement }>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {languages.map((language) => (
      <Box key={language} lang={language} sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {language === 'vi' ? 'Tiếng Việt' : 'English'}
        </Typography>
        <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
          {announcement[language].subject}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {announcement[language].body}
        </Typography>
      </Box>
    ))}
  </Box>
);

const Record = ({ announcement }: Readonly<{ announcement: StaffAnnouncement }>) => {
  const { dateTime, number } = useFormats();
  const { audience, createdAt, createdBy, createdByName, finishedAt, total } = announcement;
  return (
    <>
      <Section
        title={<FormattedMessage id="console.emails.progress" />}
        {...(announcement.status === 'SENDING'
          ? { note: <FormattedMessage id="console.emails.progress.note" /> }
          : {})}
      >
        <Progress announcement={announcement} />
      </Section>
      <Section>
        <Facts
          facts={[
            {
              key: 'audience',
              label: <FormattedMessage id="console.emails.audience" />,
              value: <AudienceText audience={audience} />,
            },
            { key: 'total', label: <FormattedMessage id="console.emails.total" />, value: number(total) },
            {
              key: 'by',
              label: <FormattedMessage id="console.emails.by" />,
              value:
                createdBy === null ? (
                  <Nothing />
                ) : (
                  <RecordLink place="users" id={createdBy} name={createdByName ?? createdBy} />
                ),
            },
            {
              key: 'at',
              label: <FormattedMessage id="console.emails.at" />,
              value: dateTime(createdAt),
            },
            ...(finishedAt === null
              ? []
              : [
                  {
                    key: 'finished',
                    label: <FormattedMessage id="console.emails.finishedAt" />,
                    value: dateTime(finishedAt),
                  },
                ]),
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="console.emails.words" />}>
        <Words announcement={announcement} />
      </Section>
    </>
  );
};

const AnnouncementShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const toast = useToast();
  const may = useMay();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const query = useAnnouncement(id);
  const announcement = query.data;
  const stop = async () => {
    const after = await noticesClient.adminAnnouncements.stop({ params: { id } });
    await refreshed('emails', 'email-log');
    toast(formatMessage({ id: 'console.emails.stopped' }, { sent: after.sent }));
  };
  return (
    <ConsolePage
      title={
        announcement === undefined
          ? formatMessage({ id: 'resources.emails.name' }, { smart_count: 1 })
          : announcement[language].subject
      }
      beside={announcement && <AnnouncementStatusChip status={announcement.status} />}
      back={{
        to: '/admin/emails',
        label: <FormattedMessage id="resources.emails.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
      actions={
        announcement?.status === 'SENDING' &&
        may('mail.update', 'mail.manage') && (
          <Button
            variant="outlined"
            color="error"
            size="small"
            startIcon={<CloseIcon />}
            onClick={() => setAsks(true)}
          >
            <FormattedMessage id="console.emails.stop" />
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => (
          <>
            <Record announcement={found} />
            <ConfirmDialog
              open={asks}
              title={
                <FormattedMessage
                  id="console.emails.stop.title"
                  values={{ subject: found[language].subject }}
                />
              }
              confirmLabel={<FormattedMessage id="console.emails.stop" />}
              dangerous
              onConfirm={stop}
              onClose={() => setAsks(false)}
            >
              <FormattedMessage id="console.emails.stop.consequence" values={{ sent: found.sent }} />
            </ConfirmDialog>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default AnnouncementShow;
