import { useIntl } from 'react-intl';
import type { MessageId } from '#ui/intl.ts';

/** A category's word; one that is no longer known keeps its name. */
export const useCategoryName = () => {
  const { messages, formatMessage } = useIntl();
  return (category: string): string => {
    const id = `notification.category.${category}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : category; // its presence was just checked
  };
};
