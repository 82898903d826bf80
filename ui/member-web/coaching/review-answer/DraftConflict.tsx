import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { useDraftChoice } from './data.ts';
import type { ReplyKeeper } from './reply-keeper.ts';

/** Nothing is overwritten unseen: the coach says which of the two drafts goes on. */
export const DraftConflict = ({ keeper }: Readonly<{ keeper: ReplyKeeper }>) => {
  const say = useErrorText();
  const { mutate, isPending, error } = useDraftChoice();
  return (
    <Alert
      severity="warning"
      role="alert"
      icon={<WarningIcon fontSize="inherit" />}
      // A person who types far down sees it too; on a phone it stays below the bar of the page.
      sx={{ position: 'sticky', top: { xs: 64, md: 0 }, zIndex: 3 }}
    >
      <FormattedMessage id="answer.conflict" />
      {error !== null && <Typography variant="body2">{say(error)}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {(['theirs', 'mine'] as const).map((choice) => (
          <Button
            key={choice}
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isPending}
            onClick={() => mutate(choice === 'theirs' ? keeper.takeTheirs : keeper.keepMine)}
          >
            <FormattedMessage id={`answer.conflict.${choice}`} />
          </Button>
        ))}
      </Box>
    </Alert>
  );
};
