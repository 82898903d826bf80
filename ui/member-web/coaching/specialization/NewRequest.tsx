import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useLanguage } from '#ui/intl.ts';
import { useTopUpPath } from '../../app/parts/CoinErrorAction.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { EvidenceFields } from './EvidenceFields.tsx';
import { evidenceDraft, noEvidence, textsOf } from './evidence.ts';
import { FeeSummary } from './FeeSummary.tsx';
import { useEvidenceForm } from './use-evidence-form.ts';
import { type OwnRequest, sendRequest, type Specialization, useRefreshRequests } from './data.ts';

type Props = Readonly<{
  userId: string;
  type: Specialization;
  fee: number;
  /** The same type asked for before: what was typed then is where one begins. */
  before: OwnRequest | undefined;
  onClose: () => void;
}>;

export const NewRequest = ({ userId, type, fee, before, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const refreshRequests = useRefreshRequests();
  const toast = useToast();
  const { data: wallet } = useWallet();
  const topUp = useTopUpPath();
  const [draft] = useState(() => evidenceDraft(userId, type.id));
  const [kept] = useState(() => draft.read());
  const evidence = useEvidenceForm({
    texts: kept?.texts ?? (before === undefined ? noEvidence : { ...textsOf(before), expiresAt: '' }),
    files: kept?.files ?? [],
    send: (given) => sendRequest(type.id, given),
    onSent: () => {
      draft.remove();
      toast(formatMessage({ id: 'specialization.sent' }), { kind: 'success' });
      void refreshRequests();
      onClose();
    },
  });
  const { form, files, submit, isDirty } = evidence;
  const [number, issuer, issuedAt, expiresAt, url] = useWatch({
    control: form.control,
    name: ['number', 'issuer', 'issuedAt', 'expiresAt', 'url'],
  });
  const isShort = wallet !== undefined && wallet.fitCoin < fee;

  useEffect(() => {
    if (isDirty) {
      draft.write({ texts: { number, issuer, issuedAt, expiresAt, url }, files: files.arrived });
    }
  }, [draft, expiresAt, files.arrived, isDirty, issuedAt, issuer, number, url]);

  return (
    <Card component="section" aria-labelledby="new-request">
      <CardContent>
        <Typography id="new-request" variant="h2">
          <FormattedMessage id="specialization.new" values={{ type: inLanguage(type.label, language) }} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
          {inLanguage(type.description, language)}
        </Typography>
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
          <EvidenceFields evidence={evidence} />
          <FeeSummary fee={fee} balance={wallet?.fitCoin} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {isShort ? (
              <Button component={LocalLink} to={topUp} variant="contained">
                <FormattedMessage id="nav.deposit" />
              </Button>
            ) : (
              <SubmitButton busy={form.formState.isSubmitting}>
                <FormattedMessage id="specialization.send" values={{ fee }} />
              </SubmitButton>
            )}
            <Button variant="outlined" onClick={onClose} disabled={form.formState.isSubmitting}>
              <FormattedMessage id="ui.cancel" />
            </Button>
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="specialization.draft" />
          </Typography>
        </Stack>
      </CardContent>
    </Card>
  );
};
