import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ApproveDialog } from '../../app/forms/DecisionDialogs.tsx';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { noonOf } from '../../app/days/calendar-day.ts';
import { OutsideLink } from '../parts/OutsideLink.tsx';
import { CertificateStatus } from './CertificateStatus.tsx';
import { reissueCertificate, useCertificate, type StaffCertificate } from './data.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

type Props = Readonly<{ certificate: StaffCertificate; reload: () => unknown }>;

const Reissue = ({ certificate, reload, onClose }: Props & Readonly<{ onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const { id, title, userName } = certificate;
  const run = async () => {
    await reissueCertificate(id);
    await refreshed('certificates');
    toast(formatMessage({ id: 'console.certificates.reissue.done' }));
  };
  return (
    <ApproveDialog
      words={{
        title: <FormattedMessage id="console.certificates.reissue.title" values={{ title }} />,
        consequence: (
          <FormattedMessage id="console.certificates.reissue.consequence" values={{ name: userName }} />
        ),
        confirmLabel: <FormattedMessage id="console.certificates.reissue" />,
      }}
      run={run}
      reload={reload}
      onClose={onClose}
    />
  );
};

/** A valid one is revoked or replaced; one revoked by mistake may come back, where its source still stands. */
const Actions = ({ certificate, reload }: Props) => {
  const may = useMay();
  const [asked, setAsked] = useState<'revoke' | 'reissue' | null>(null);
  const { status, reason, kind } = certificate;
  if (!may('knowledge.manage')) return null;
  const close = () => setAsked(null);
  const canReissue = status === 'VALID' || (reason === 'MISTAKE' && kind === 'CERTIFICATE');
  return (
    <>
      {canReissue && (
        <Button variant="outlined" size="small" onClick={() => setAsked('reissue')}>
          <FormattedMessage id="console.certificates.reissue" />
        </Button>
      )}
      {status !== 'REVOKED' && (
        <Button variant="outlined" color="error" size="small" onClick={() => setAsked('revoke')}>
          <FormattedMessage id="console.certificates.revoke" />
        </Button>
      )}
      {asked === 'revoke' && <RevokeDialog certificate={certificate} reload={reload} onClose={close} />}
      {asked === 'reissue' && <Reissue certificate={certificate} reload={reload} onClose={close} />}
    </>
  );
};

const Details = ({ certificate }: Readonly<{ certificate: StaffCertificate }>) => {
  const { date, dateTime } = useFormats();
  const { userId, userName, kind, name, author, completedOn, validUntil, createdAt, publicId } = certificate;
  const { revokedAt, reason, replacedBy } = certificate;
  const fact = (key: string, label: ReactNode, value: ReactNode) => ({ key, label, value });
  return (
    <Section>
      <Facts
        facts={[
          fact(
            'user',
            <FormattedMessage id="console.user" />,
            <RecordLink place="users" id={userId} name={userName} />,
          ),
          fact('name', <FormattedMessage id="console.certificates.holder" />, name ?? <Nothing />),
          fact(
            'kind',
            <FormattedMessage id="console.certificates.kind" />,
            <FormattedMessage id={`console.certificates.kind.${kind}`} />,
          ),
          fact(
            'author',
            <FormattedMessage id={`console.certificates.author.${kind}`} />,
            author || <Nothing />,
          ),
          fact(
            'completed',
            <FormattedMessage id={`console.certificates.completed.${kind}`} />,
            date(noonOf(completedOn)),
          ),
          fact(
            'until',
            <FormattedMessage id="console.certificates.validUntil" />,
            validUntil === null ? <Nothing /> : dateTime(validUntil),
          ),
          fact('issued', <FormattedMessage id="console.certificates.issued" />, dateTime(createdAt)),
          ...(revokedAt === null || reason === null
            ? []
            : [
                fact(
                  'revoked',
                  <FormattedMessage id="console.certificates.revokedAt" />,
                  dateTime(revokedAt),
                ),
                fact(
                  'reason',
                  <FormattedMessage id="console.certificates.reason" />,
                  <FormattedMessage id={`console.certificates.reason.${reason}`} />,
                ),
              ]),
          ...(replacedBy === null
            ? []
            : [
                fact(
                  'replaced',
                  <FormattedMessage id="console.certificates.replacedBy" />,
                  <OutsideLink to={`${location.origin}/verify/${replacedBy}`} />,
                ),
              ]),
          fact(
            'verify',
            <FormattedMessage id="console.certificates.verify" />,
            <OutsideLink to={`${location.origin}/verify/${publicId}`} />,
          ),
        ]}
      />
    </Section>
  );
};

const CertificateShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useCertificate(id);
  const certificate = query.data;
  return (
    <ConsolePage
      title={
        certificate === undefined
          ? formatMessage({ id: 'resources.certificates.name' }, { smart_count: 1 })
          : certificate.title
      }
      beside={certificate && <CertificateStatus status={certificate.status} />}
      actions={certificate && <Actions certificate={certificate} reload={query.refetch} />}
      back={{
        to: '/admin/certificates',
        label: <FormattedMessage id="resources.certificates.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <Details certificate={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default CertificateShow;
