/** The part of react-router that the site uses; the shell provides it to all remotes as `react-router-dom`. */
export {
  BrowserRouter,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
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
