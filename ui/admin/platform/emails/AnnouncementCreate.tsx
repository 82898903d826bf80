import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { InfoIcon, TrashIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pathOf } from '../../app/layout/places.ts';
import type { StaffAnnouncement } from '../notices/data.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { freshMail, isBlank, type MailDraft, mailDrafts } from './mail-draft.ts';

const AnnouncementCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const personId = useSignedInUser()?.id ?? '';
  const [kept] = useState(() => mailDrafts(personId).read());
  const [draft, setDraft] = useState(kept ?? freshMail);
  const [asks, setAsks] = useState(false);
  const isOld = kept !== null && kept.draftId === draft.draftId && !isBlank(kept);

  const keep = useCallback(
    (written: MailDraft) => {
      if (isBlank(written)) mailDrafts(personId).remove();
      else mailDrafts(personId).write(written);
    },
    [personId],
  );
  const throwAway = () => {
    mailDrafts(personId).remove();
    setDraft(freshMail());
  };
  const sent = (announcement: StaffAnnouncement) => {
    toast(formatMessage({ id: 'console.emails.sending' }, { count: announcement.total }));
    // After the form has kept its last change.
    setTimeout(() => {
      mailDrafts(personId).remove();
      void refreshed('emails', 'email-log');
      void navigate(pathOf('emails', announcement.id));
    });
  };

  return (
    <ConsolePage
      title={formatMessage({ id: 'console.emails.create' })}
      description={<FormattedMessage id="console.emails.lead" />}
      back={{
        to: '/admin/emails',
        label: <FormattedMessage id="resources.emails.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      {isOld && (
        <Alert
          severity="info"
          icon={<InfoIcon fontSize="inherit" />}
          sx={{ mb: 2 }}
          action={
            <Button size="small" color="inherit" startIcon={<TrashIcon />} onClick={() => setAsks(true)}>
              <FormattedMessage id="console.emails.draft.discard" />
            </Button>
          }
        >
          <FormattedMessage id="console.emails.draft.found" />
        </Alert>
      )}
      <AnnouncementForm key={draft.draftId} draft={draft} keep={keep} onSent={sent} />
      <ConfirmDialog
        open={asks}
        title={<FormattedMessage id="console.emails.draft.discard.title" />}
        confirmLabel={<FormattedMessage id="console.emails.draft.discard" />}
        dangerous
        onConfirm={throwAway}
        onClose={() => setAsks(false)}
      >
        <FormattedMessage id="console.emails.draft.discard.consequence" />
      </ConfirmDialog>
    </ConsolePage>
  );
};

export default AnnouncementCreate;
