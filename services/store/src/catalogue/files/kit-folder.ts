/** Where the licence kit lies in what a buyer downloads. A product's own file has nothing of this name. */
export const kitFolder = 'arcada-licence';
