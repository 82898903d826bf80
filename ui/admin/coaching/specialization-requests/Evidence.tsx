import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { EyeIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { noonOf } from '../../app/days/calendar-day.ts';
import type { StaffSpecializationRequest } from '../data.ts';
import { OutsideLink } from '../parts/OutsideLink.tsx';
import { CertificateStatus } from '../certificates/CertificateStatus.tsx';
import { Nothing, RecordLink, useFileSize } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';

type File = StaffSpecializationRequest['evidence']['files'][number];

const EvidenceFile = ({ file, label }: Readonly<{ file: File; label: string }>) => {
  const size = useFileSize();
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {file.type === 'IMAGE' && <SignedMedium type={file.type} url={file.url} alt={label} />}
      <Box
        component="figcaption"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}
      >
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {file.name} · {size(file.size)}
        </Typography>
        <Button
          component="a"
          href={file.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          size="small"
          startIcon={<EyeIcon />}
        >
          <FormattedMessage
            id={
              file.type === 'IMAGE'
                ? 'console.specializationRequests.openPicture'
                : 'console.specializationRequests.openDocument'
            }
          />
          <span style={visuallyHidden}>
            {' '}
            {file.name} <FormattedMessage id="console.coaching.newTab" />
          </span>
        </Button>
      </Box>
    </Box>
  );
};

/** What the coach handed in, to be read beside the decision about it. */
export const Evidence = ({ request }: Readonly<{ request: StaffSpecializationRequest }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { number, issuer, issuedAt, expiresAt, url, files } = request.evidence;
  const day = (value: string | null) => (value === null ? <Nothing /> : date(noonOf(value)));
  return (
    <Section
      title={<FormattedMessage id="console.specializationRequests.evidence" />}
      note={<FormattedMessage id="console.specializationRequests.evidence.note" />}
    >
      <Facts
        facts={[
          {
            key: 'issuer',
            label: <FormattedMessage id="console.specializationRequests.issuer" />,
            value: issuer || <Nothing />,
          },
          {
            key: 'number',
            label: <FormattedMessage id="console.specializationRequests.number" />,
            value: number === '' ? <Nothing /> : <code>{number}</code>,
          },
          {
            key: 'issued',
            label: <FormattedMessage id="console.specializationRequests.issuedAt" />,
            value: day(issuedAt),
          },
          {
            key: 'expires',
            label: <FormattedMessage id="console.specializationRequests.expiresAt" />,
            value: (
              <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                {expiresAt === null ? (
                  <FormattedMessage id="console.specializationRequests.forGood" />
                ) : (
                  day(expiresAt)
                )}
                {request.expired && (
                  <StatusChip
                    status="warning"
                    label={<FormattedMessage id="console.specializationRequests.expired" />}
                  />
                )}
              </Box>
            ),
          },
          ...(request.credential === null
            ? []
            : [
                {
                  key: 'badge',
                  label: <FormattedMessage id="console.specializationRequests.badge" />,
                  value: (
                    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                      <CertificateStatus status={request.credential.status} />
                      <RecordLink
                        place="certificates"
                        id={request.credential.id}
                        name={<code>{request.credential.publicId}</code>}
                      />
                    </Box>
                  ),
                },
              ]),
          ...(url === null
            ? []
            : [
                {
                  key: 'url',
                  label: <FormattedMessage id="console.specializationRequests.url" />,
                  value: <OutsideLink to={url} />,
                },
              ]),
        ]}
      />
      <Box sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
        {files.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="console.specializationRequests.noFiles" />
          </Typography>
        ) : (
          files.map((file, index) => (
            <EvidenceFile
              key={file.id}
              file={file}
              label={formatMessage(
                { id: 'console.specializationRequests.file' },
                { number: index + 1, name: request.userName },
              )}
            />
          ))
        )}
      </Box>
    </Section>
  );
};
