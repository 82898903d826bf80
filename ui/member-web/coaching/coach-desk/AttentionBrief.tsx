import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { ClockIcon, EqualIcon, FlagIcon, HeartIcon, WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { memberPath } from '../../app/paths.ts';
import { PersonLine } from '../review-parts/PersonLine.tsx';
import { type AttendedMember, type Attention, type MutedSignal, type Signal, useAttention } from './data.ts';
import { type MuteStep, useMuteStep } from './use-mute.ts';
import { useSignalWords } from './use-signal-words.ts';

const signs = {
  CAUTION: HeartIcon,
  REVERSED: WarningIcon,
  ADVICE_NOT_MET: FlagIcon,
  PLATEAU: EqualIcon,
  SILENT: ClockIcon,
} as const satisfies Record<Signal['kind'], unknown>;

type RowProps = Readonly<{ signal: Signal; member: AttendedMember; step: MuteStep }>;

/** One finding: what it is, what it stands on, by which rule, and the way to hear no more of it. */
const SignalRow = ({ signal, member, step }: RowProps) => {
  const { formatMessage } = useIntl();
  const { title, evidence } = useSignalWords();
  const Sign = signs[signal.kind];
  const name = title(signal);
  const { data, rule } = evidence(signal);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
      <Sign
        aria-hidden
        sx={{
          fontSize: '1.25rem',
          mt: 0.25,
          color: signal.kind === 'CAUTION' ? 'warning.main' : 'text.secondary',
        }}
      />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {data}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Box component="details" sx={{ '&[open]': { flexBasis: '100%' } }}>
            <Typography
              component="summary"
              variant="body2"
              sx={{ cursor: 'pointer', minHeight: 44, display: 'list-item', lineHeight: '44px' }}
            >
              <FormattedMessage id="desk.attention.why" />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
              {rule}
            </Typography>
          </Box>
          <Button
            size="small"
            color="inherit"
            disabled={step.isBusy}
            aria-label={formatMessage(
              { id: 'desk.attention.mute.whose' },
              { signal: name, name: member.name },
            )}
            onClick={() =>
              step.choose({ memberId: member.id, kind: signal.kind, subject: signal.subject, isMuted: true })
            }
            sx={{ minHeight: 44 }}
          >
            <FormattedMessage id="desk.attention.mute" />
          </Button>
        </Box>
      </Box>
    </Box>
  );
};

const MemberRow = ({ member, step }: Readonly<{ member: AttendedMember; step: MuteStep }>) => (
  <Box
    component="li"
    sx={{
      px: 2,
      py: 1.5,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <PersonLine
      plainName={member.name}
      avatarUrl={member.avatarUrl}
      size={36}
      name={
        <Link component={LocalLink} to={memberPath(member.id)} color="inherit" underline="hover">
          {member.name}
        </Link>
      }
    />
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {member.signals.map((signal) => (
        <SignalRow key={`${signal.kind} ${signal.subject}`} signal={signal} member={member} step={step} />
      ))}
    </Box>
  </Box>
);

const MutedRow = ({ muted, step }: Readonly<{ muted: MutedSignal; step: MuteStep }>) => {
  const { formatMessage } = useIntl();
  const { title } = useSignalWords();
  const { date } = useFormats();
  const { member, kind, subject, mutedAt, holds } = muted;
  const signal = title(muted);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {member.name}
        {' · '}
        {signal}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id={holds ? 'desk.attention.muted.holds' : 'desk.attention.muted.since'}
            values={{ date: date(mutedAt) }}
          />
        </Typography>
      </Box>
      <Button
        size="small"
        disabled={step.isBusy}
        aria-label={formatMessage({ id: 'desk.attention.unmute.whose' }, { signal, name: member.name })}
        onClick={() => step.choose({ memberId: member.id, kind, subject, isMuted: false })}
        sx={{ minHeight: 44 }}
      >
        <FormattedMessage id="desk.attention.unmute" />
      </Button>
    </Box>
  );
};

/** It stays open while one after the other is turned back on. */
const Muted = ({ muted, step }: Readonly<{ muted: Attention['muted']; step: MuteStep }>) =>
  muted.length === 0 ? null : (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, lineHeight: '44px' }}>
        <FormattedMessage id="desk.attention.muted" values={{ count: muted.length }} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {muted.map((one) => (
          <MutedRow key={`${one.member.id} ${one.kind} ${one.subject}`} muted={one} step={step} />
        ))}
      </Box>
    </Box>
  );

const Nothing = ({ lookedAt }: Pick<Attention, 'lookedAt'>) =>
  lookedAt === 0 ? (
    <EmptyState compact title={<FormattedMessage id="desk.attention.nobody" />}>
      <FormattedMessage id="desk.attention.nobody.text" />
    </EmptyState>
  ) : (
    <EmptyState compact title={<FormattedMessage id="desk.attention.empty" />}>
      <FormattedMessage id="desk.attention.empty.text" />
    </EmptyState>
  );

/** Who of the members deserves a look, by what their weeks say. The coach decides what becomes of it. */
export const AttentionBrief = () => {
  const { formatMessage } = useIntl();
  const attention = useAttention();
  const step = useMuteStep();
  return (
    <Box component="section" aria-labelledby="coach-attention">
      <Typography id="coach-attention" variant="h2">
        <FormattedMessage id="desk.attention" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        <FormattedMessage id="desk.attention.lead" />
      </Typography>
      <QueryView query={attention} skeleton={<ListSkeleton rows={2} />} compact>
        {({ members, muted, lookedAt, isAll }) => (
          <Stack sx={{ gap: 1 }}>
            {step.refusal !== null && <ErrorNote error={step.refusal} />}
            {members.length === 0 ? (
              <Card>
                <Nothing lookedAt={lookedAt} />
              </Card>
            ) : (
              <Card
                component="ul"
                aria-label={formatMessage({ id: 'desk.attention' })}
                sx={{ listStyle: 'none', m: 0, p: 0 }}
              >
                {members.map((member) => (
                  <MemberRow key={member.id} member={member} step={step} />
                ))}
              </Card>
            )}
            {!isAll && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="desk.attention.limit" values={{ count: lookedAt }} />
              </Typography>
            )}
            <Muted muted={muted} step={step} />
          </Stack>
        )}
      </QueryView>
    </Box>
  );
};
