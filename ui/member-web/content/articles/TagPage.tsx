export { TagPage as default } from './ArticlesPage.tsx';
