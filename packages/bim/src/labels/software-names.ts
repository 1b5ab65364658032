import { fold } from './fold.ts';

/** Makers, and their products that people write with and without the maker's name. */
const products: Readonly<Record<string, readonly string[]>> = {
  Autodesk: [
    'Revit',
    'Revit LT',
    'Revit Server',
    'AutoCAD',
    'AutoCAD LT',
    'Civil 3D',
    'Navisworks',
    'Navisworks Manage',
    'Navisworks Simulate',
    'Navisworks Freedom',
    'InfraWorks',
    'Recap',
    'Recap Pro',
    'Robot Structural Analysis',
    'Inventor',
    'Plant 3D',
    'Construction Cloud',
    'Dynamo',
  ],
  Graphisoft: ['Archicad', 'BIMcloud', 'BIMx'],
  Trimble: ['Tekla Structures', 'SketchUp', 'SketchUp Pro'],
  Nemetschek: ['Allplan', 'Vectorworks', 'dRofus'],
  Bentley: ['OpenBuildings Designer', 'OpenRoads Designer', 'MicroStation', 'ProjectWise', 'SYNCHRO 4D', 'STAAD.Pro'],
  Bluebeam: ['Revu'],
  Microsoft: ['Excel', 'SharePoint', 'Power BI'],
  Esri: ['ArcGIS', 'ArcGIS Pro'],
  McNeel: ['Rhino', 'Rhinoceros'],
};

const spaced = (name: string) => fold(name).replaceAll(/\s+/g, ' ');
const withoutMaker = new Map(
  Object.entries(products).flatMap(([maker, names]) => names.map((name) => [spaced(`${maker} ${name}`), spaced(name)])),
);

/** One key for all names of a software: "Autodesk Revit" and "Revit" are the same, "Revit LT" is another. */
export const softwareKey = (name: string): string => withoutMaker.get(spaced(name)) ?? spaced(name);
