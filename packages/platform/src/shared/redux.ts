/**
 * The part of react-redux that the site and RTK Query use; the shell provides it to all remotes as
 * `react-redux`.
 */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux-real';
