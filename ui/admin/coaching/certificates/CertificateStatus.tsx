import { FormattedMessage } from 'react-intl';
import type { CredentialStatus } from '#core/platform/credential/credential.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';

const colours: Readonly<Record<CredentialStatus, Status>> = {
  VALID: 'done',
  EXPIRED: 'warning',
  REVOKED: 'refused',
};

export const CertificateStatus = ({ status }: Readonly<{ status: CredentialStatus }>) => (
  <StatusChip
    status={colours[status]}
    label={<FormattedMessage id={`console.certificates.status.${status}`} />}
  />
);
