import { useIntl } from 'react-intl';
import type { MessageId } from '#ui/intl.ts';

/** Templates are known by key in the code, and by what they are for to people. */
export const useTemplateName = () => {
  const { messages, formatMessage } = useIntl();
  return (key: string): string => {
    const id = `console.template.${key}`;
    return id in messages
      ? formatMessage({ id: id as MessageId })
      : formatMessage({ id: 'console.template' }); // its presence was just checked
  };
};
