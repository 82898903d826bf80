import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { type MessageId } from '#ui/intl.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { StaffChallenge } from '../data.ts';

type Issue = StaffChallenge['checklist']['issues'][number];

const fields = ['title', 'summary', 'description', 'coverId', 'template', 'chapters', 'quizzes'] as const;
const fieldOf = (path: string) => fields.find((field) => path === `body.${field}`);

/** The part that a point speaks of: `body.lessons.<id>.html` is the lesson of that id. */
const useWhere = ({ chapters }: StaffChallenge) => {
  const { formatMessage } = useIntl();
  const titles = new Map<string | null, string>(
    chapters.flatMap(({ id, title, quizId, lessons }) => [
      [quizId, formatMessage({ id: 'console.challenges.quizOf' }, { title })] as const,
      ...lessons.map(
        (lesson) =>
          [
            lesson.quizId,
            formatMessage({ id: 'console.challenges.quizOf' }, { title: lesson.title }),
          ] as const,
      ),
      [id, title] as const,
      ...lessons.map((lesson) => [lesson.id, lesson.title] as const),
    ]),
  );
  return ({ path }: Issue): string => {
    const field = fieldOf(path);
    if (field !== undefined) return formatMessage({ id: `console.challenges.field.${field}` });
    const [, kind, id = ''] = path.split('.');
    return (
      titles.get(id) ??
      formatMessage({
        id: kind === 'quizzes' ? 'console.challenges.lastQuiz' : 'console.challenges.field.other',
      })
    );
  };
};

/** What keeps it from being published, and what would make it better. */
export const Checklist = ({ challenge }: Readonly<{ challenge: StaffChallenge }>) => {
  const { formatMessage, messages } = useIntl();
  const where = useWhere(challenge);
  const { issues, warnings } = challenge.checklist;
  const sentence = ({ code, params }: Issue): string => {
    const id = `error.${code}`;
    return id in messages ? formatMessage({ id: id as MessageId }, params) : code; // its presence was just checked
  };
  if (issues.length === 0 && warnings.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="console.challenges.checklist" />}
      corner={
        <StatusChip
          status={issues.length === 0 ? 'done' : 'warning'}
          label={<FormattedMessage id="console.challenges.open" values={{ count: issues.length }} />}
        />
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {where(issue)}
            </Typography>
            {': '}
            {sentence(issue)}
          </li>
        ))}
        {warnings.map((warning) => (
          <Box component="li" key={warning} sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`console.challenges.warning.${warning}`} />
          </Box>
        ))}
      </Box>
    </Section>
  );
};
