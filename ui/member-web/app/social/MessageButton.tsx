import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ChatIcon } from '#ui/icons.tsx';
import Box from '@mui/material/Box';
import { chatRoomPath } from '../paths.ts';
import { useLocalNavigate } from '../parts/use-local-path.ts';
import type { useRoomWith } from '../data/chat.ts';

type Props = Readonly<{ name: string; opening: ReturnType<typeof useRoomWith> }>;

/** To the room of the two; whether words arrive there or wait as a request is the room's to say. */
export const MessageButton = ({ name, opening: { mutate, isPending } }: Props) => {
  const navigate = useLocalNavigate();
  return (
    <Button
      variant="outlined"
      startIcon={<ChatIcon />}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate(undefined, { onSuccess: ({ id }) => void navigate(chatRoomPath(id)) });
      }}
    >
      <FormattedMessage id="social.message" />
      <FormattedMessage id="social.ofPerson" values={{ name }}>
        {(text) => (
          <Box component="span" sx={visuallyHidden}>
            {text}
          </Box>
        )}
      </FormattedMessage>
    </Button>
  );
};
