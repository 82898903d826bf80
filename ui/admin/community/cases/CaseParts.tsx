import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';
import type { StaffCase } from '../data.ts';
import { Due, SanctionStatusChip } from '../parts/cells.tsx';

/** What was reported, frozen as it stood. */
export const Reported = ({ one }: Readonly<{ one: StaffCase }>) => {
  const { formatMessage } = useIntl();
  const { text, link, mediumIds } = one.snapshot;
  return (
    <Section
      title={<FormattedMessage id="console.cases.snapshot" />}
      corner={
        link === null ? null : (
          <Button size="small" href={link} target="_blank" rel="noopener">
            <FormattedMessage id="console.cases.openPage" />
          </Button>
        )
      }
    >
      <Quote>{text === '' ? <FormattedMessage id="console.cases.noText" /> : text}</Quote>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1.5, '&:empty': { display: 'none' } }}>
        {one.heldAt !== null && one.status !== 'DECIDED' && (
          <StatusChip status="locked" label={<FormattedMessage id="console.cases.held" />} />
        )}
        {mediumIds.length > 0 && (
          <StatusChip
            status="neutral"
            label={<FormattedMessage id="console.cases.pictures" values={{ count: mediumIds.length }} />}
          />
        )}
      </Box>
      {one.media.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 1.5,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          }}
        >
          {one.media.map(({ id, type, url }, index) => (
            <li key={id}>
              <SignedMedium
                type={type}
                url={url}
                alt={formatMessage({ id: 'console.cases.picture' }, { number: index + 1 })}
              />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
};

/** Why it was reported; by whom is shown to nobody. */
export const ReportList = ({ one }: Readonly<{ one: StaffCase }>) => {
  const { number } = useFormats();
  return (
    <Section
      title={<FormattedMessage id="console.cases.reasons" />}
      corner={<FormattedMessage id="console.cases.reportCount" values={{ count: one.reports }} />}
    >
      {one.words.length > 0 && (
        <Typography sx={{ mb: 1.5 }}>
          <FormattedMessage id="console.cases.words" />
          {': '}
          <b>{one.words.join(', ')}</b>
        </Typography>
      )}
      {one.reportList.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.cases.noReports" />
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {one.reportList.map(({ reason, note, weight, createdAt, snapshot }, index) => (
            // Reports have no name of their own here, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Typography component="div" variant="body2">
                <b>
                  <FormattedMessage id={`console.reportReason.${reason}`} />
                </b>
                {' · '}
                <FormattedMessage id="console.cases.reportWeight" values={{ weight: number(weight, 2) }} />
                {' · '}
                <When at={createdAt} />
              </Typography>
              {note !== '' && <Quote>{note}</Quote>}
              {snapshot.text !== one.snapshot.text && <Quote>{snapshot.text}</Quote>}
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
};

export const History = ({ history }: Readonly<{ history: StaffCase['history'] }>) => (
  <Section title={<FormattedMessage id="console.cases.history" />}>
    {history.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.cases.history.none" />
      </Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {history.map(({ id, kind, reason, status, createdAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <RecordLink
              place="sanctions"
              id={id}
              name={<FormattedMessage id={`console.sanctions.kind.${kind}`} />}
            />
            <SanctionStatusChip status={status} />
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              <When at={createdAt} />
            </Typography>
            <Typography variant="body2" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
              {reason}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </Section>
);

export const CaseFacts = ({ one }: Readonly<{ one: StaffCase }>) => {
  const { number } = useFormats();
  return (
    <Section>
      <Facts
        facts={[
          {
            key: 'owner',
            label: <FormattedMessage id="console.cases.owner" />,
            value: <RecordLink place="users" id={one.ownerId} name={one.ownerName || <Nothing />} />,
          },
          {
            key: 'due',
            label: <FormattedMessage id="console.cases.due" />,
            value: <Due at={one.dueAt} status={one.status} />,
          },
          {
            key: 'weight',
            label: <FormattedMessage id="console.cases.weight" />,
            value: number(one.weight, 2),
          },
          {
            key: 'opened',
            label: <FormattedMessage id="console.cases.openedAt" />,
            value: <When at={one.createdAt} />,
          },
          {
            key: 'taken',
            label: <FormattedMessage id="console.cases.takenBy" />,
            value: one.takenByName ?? <Nothing />,
          },
        ]}
      />
    </Section>
  );
};
