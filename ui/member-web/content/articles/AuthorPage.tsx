export { AuthorPage as default } from './ArticlesPage.tsx';
