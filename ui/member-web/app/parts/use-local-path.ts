import { type NavigateOptions, useNavigate } from 'react-router';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';

export const useLocalPath = () => {
  const language = useLanguage();
  return (path: string) => inLanguage(path, language);
};

export const useLocalNavigate = () => {
  const navigate = useNavigate();
  const local = useLocalPath();
  return (path: string, options?: NavigateOptions) => navigate(local(path), options);
};
