import Alert from '@mui/material/Alert';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon, RefreshIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { MailStatusChip, Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { MailFrame } from '../../app/mails/MailFrame.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { useTemplateName } from '../../app/mails/use-template-name.ts';
import { useMail } from './data.ts';

/** Its words are no template's but its own. */
const writtenByStaff = 'announcement';

const MailShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormats();
  const name = useTemplateName();
  const toast = useToast();
  const may = useMay();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const query = useMail(id);
  const mail = query.data;
  const retry = async () => {
    await client.adminMails.retry({ params: { id } });
    await refreshed('email-log');
    toast(<FormattedMessage id="console.mails.retried" />);
  };
  return (
    <ConsolePage
      title={
        mail === undefined
          ? formatMessage({ id: 'resources.email-log.name' }, { smart_count: 1 })
          : name(mail.template)
      }
      beside={mail && <MailStatusChip status={mail.status} />}
      description={mail?.to}
      back={{
        to: '/admin/email-log',
        label: <FormattedMessage id="resources.email-log.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
      actions={
        mail?.status === 'FAILED' &&
        may('mail.update', 'mail.manage') && (
          <Button variant="contained" size="small" startIcon={<RefreshIcon />} onClick={() => setAsks(true)}>
            <FormattedMessage id="console.mails.retry" />
          </Button>
        )
      }
    >
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="console.mails.covered" />
      </Alert>
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(found) => (
          <>
            {found.lastError !== null && (
              <Alert severity="error" sx={{ mb: 2 }}>
                <FormattedMessage id="console.mails.lastError" values={{ error: found.lastError }} />
              </Alert>
            )}
            <Section>
              <Facts
                facts={[
                  {
                    key: 'subject',
                    label: <FormattedMessage id="console.templates.subject" />,
                    value: found.subject,
                  },
                  {
                    key: 'template',
                    label: <FormattedMessage id="console.template" />,
                    value:
                      found.template === writtenByStaff ? (
                        name(found.template)
                      ) : (
                        <RecordLink place="email-templates" id={found.template} name={name(found.template)} />
                      ),
                  },
                  {
                    key: 'attempts',
                    label: <FormattedMessage id="console.mails.attempts" />,
                    value: number(found.attempts),
                  },
                  {
                    key: 'created',
                    label: <FormattedMessage id="console.mails.createdAt" />,
                    value: dateTime(found.createdAt),
                  },
                  {
                    key: 'sent',
                    label: <FormattedMessage id="console.mails.sentAt" />,
                    value: found.sentAt === null ? <Nothing /> : dateTime(found.sentAt),
                  },
                ]}
              />
            </Section>
            <Section title={<FormattedMessage id="console.mails.content" />}>
              <MailFrame html={found.html} title={found.subject} />
            </Section>
            <ConfirmDialog
              open={asks}
              title={<FormattedMessage id="console.mails.retry.title" values={{ to: found.to }} />}
              confirmLabel={<FormattedMessage id="console.mails.retry" />}
              onConfirm={retry}
              onClose={() => setAsks(false)}
            >
              <FormattedMessage
                id="console.mails.retry.consequence"
                values={{ name: name(found.template) }}
              />
            </ConfirmDialog>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default MailShow;
