import './figures.css';

export { Explained } from './explained.tsx';
export { type Figure, FigureTiles } from './figure-tiles.tsx';
export { FiguresTable } from './figures-table.tsx';
export * from './tooltip.tsx';
