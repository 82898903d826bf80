import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldIssue } from '#core/kernel/domain-error.ts';
import { fieldMessage } from '#ui/api/field-message.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import type { MessageId } from '#ui/intl.ts';
import type { Written } from './data.ts';

const names: Readonly<Record<string, MessageId>> = {
  'body.title': 'content.field.title',
  'body.description': 'content.field.description',
  'body.categoryId': 'writing.category',
  'body.html': 'content.field.html',
  'body.html.alt': 'writing.pictures.described',
  'body.imageAlt': 'content.field.imageAlt',
};

type Props = Pick<Written, 'isMachineDraft'> &
  Readonly<{
    issues: readonly FieldIssue[];
    /** To the field that a point speaks of. */
    lead: (path: string) => void;
  }>;

/** What lacks before it can be handed in, of what is on the screen; each point leads to its field. */
export const ReadyList = ({ issues, isMachineDraft, lead }: Props) => {
  const { formatMessage } = useIntl();
  const say = useFieldError();
  if (issues.length === 0 && !isMachineDraft)
    return (
      <Alert severity="success">
        <FormattedMessage id="writing.ready" />
      </Alert>
    );
  return (
    <Alert severity="info">
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="writing.lacks" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map(({ path, code, params }) => (
          <li key={path}>
            <Link component="button" type="button" onClick={() => lead(path)} sx={{ py: 0.5 }}>
              {formatMessage({ id: names[path] ?? 'content.field.html' })}
            </Link>
            : {say(fieldMessage(`error.${code}`, params))}
          </li>
        ))}
        {isMachineDraft && (
          <li>
            <FormattedMessage id="writing.lacks.machine" />
          </li>
        )}
      </Box>
    </Alert>
  );
};
