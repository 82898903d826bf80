import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useToast } from '#ui/components/toasts/use-toast.ts';

/** What the framework has to say by itself goes the way of every other toast. */
export const FrameworkToasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    if (message === undefined) return;
    const args = (notificationOptions?.messageArgs ?? {}) as object; // the framework says any
    toast(
      typeof message === 'string' ? translate(message, { _: message, ...args }) : message,
      type === 'error' || type === 'warning' ? { kind: 'error' } : {},
    );
  }, [notifications, takeNotification, translate, toast]);
  return null;
};
