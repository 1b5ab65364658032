/** The part of react-router that the site uses; the shell provides it to all remotes as `react-router-dom`. */
export {
  BrowserRouter,
  generatePath,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link } from './link.tsx';
