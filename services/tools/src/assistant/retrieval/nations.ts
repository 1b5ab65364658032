const list = `denmark danish dane danes dinamarca dinamarques dinamarquesa dinamarqueses danes danesa daneses
germany german germans alemanha alemao alema alemaes alemania aleman alemana alemanes
france french franca frances francesa franceses francia
italy italian italia italiano italiana italianos
spain spanish espanha espanhol espanhola espanhois espana espanol espanola espanoles
portugal portuguese portugues portuguesa portugueses
netherlands dutch holland holanda holandes holandesa neerlandes neerlandesa
belgium belgian belgica belga belgas
austria austrian austriaco austriaca
switzerland swiss suica suico suiza suizo
sweden swedish suecia sueco sueca
norway norwegian noruega noruegues noruego
finland finnish finlandia finlandes finlandesa
iceland icelandic islandia islandes islandesa
ireland irish irlanda irlandes irlandesa
scotland scottish escocia escoces escocesa
poland polonia polones polonesa polaco polaca
czechia czech tchequia tcheco chequia
slovakia slovak eslovaquia eslovaco eslovaca
hungary hungarian hungria hungaro hungara
romania romanian romenia romeno romena rumania rumano rumana
bulgaria bulgarian bulgaro bulgara
greece greek grecia grego grega griego griega
turkey turkish turquia turco turca
croatia croatian croacia croata
serbia serbian servia serbio serbia
slovenia slovenian eslovenia esloveno eslovena
estonia estonian estonio estonia
latvia latvian letonia leton letona
lithuania lithuanian lituania lituano lituana
ukraine ukrainian ucrania ucraniano ucraniana
russia russian russo russa rusia ruso rusa
brazil brazilian brasil brasileiro brasileira brasileiros brasileno brasilena
argentina argentine argentinian argentino argentinos
chile chilean chileno chilena chilenos
uruguay uruguayan uruguai uruguaio uruguaia uruguayo uruguaya
paraguay paraguayan paraguai paraguaio paraguaia paraguayo paraguaya
bolivia bolivian boliviano boliviana
peru peruvian peruano peruana
ecuador ecuadorian equador equatoriano equatoriana ecuatoriano ecuatoriana
colombia colombian colombiano colombiana
venezuela venezuelan venezuelano venezuelana venezolano venezolana
mexico mexican mexicano mexicana mexicanos
canada canadian canadense canadenses canadiense canadienses
australia australian australiano australiana
zealand zelandia zelanda neozelandes neozelandesa
japan japanese japao japones japonesa japon
china chinese chines chinesa chino
korea korean coreia coreano coreana corea
india indian indiano
singapore singaporean singapura singapur
malaysia malaysian malasia malaio malayo
indonesia indonesian indonesio indonesia
vietnam vietnamese vietna vietnamita
thailand thai tailandia tailandes tailandesa
philippines philippine filipinas filipino filipina
israel israeli israelense
arabia saudi saudita
emirates emirati emirados emiratos
qatar qatari
egypt egyptian egito egipcio egipcia egipto
morocco moroccan marrocos marroquino marruecos marroqui
nigeria nigerian nigeriano nigeriana
kenya kenyan quenia queniano kenia keniano
africa african africano africana
angola angolan angolano angolana
mozambique mozambican mocambique mocambicano`;

/** By each name of a country and its people, in the site's languages and folded, all names of that country. */
const byName = new Map<string, readonly string[]>();
for (const line of list.split('\n')) {
  const names = line.split(' ');
  for (const name of names) byName.set(name, names);
}

/** Names of a people that are names of a language of this site, too: who teaches in Portuguese says nothing of Portugal. */
const ofLanguages = new Set('portuguese portugues spanish espanhol espanol'.split(' '));

export const isLanguage = (folded: string): boolean => ofLanguages.has(folded);

/** All names of the country that a folded word names. */
export function nationNames(folded: string): readonly string[] | undefined {
  const names = byName.get(folded);
  return ofLanguages.has(folded) ? names : names?.filter((name) => !ofLanguages.has(name));
}
