import type { DataSource } from 'typeorm';
import type { DatabaseKind } from './data-source.ts';

export const kindOfSource = ({ options }: DataSource): DatabaseKind => (options.type === 'mysql' ? 'mysql' : 'sqlite');
