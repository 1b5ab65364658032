import type { Language } from '@arcada/contracts';

const lists: Record<Language, string> = {
  en: `a about above after all also am an and any anyone are as at away be because been before being between both but
    by can could did do does doing done each either else ever every for from get gets give given gives go goes going
    good had has have having he her here him his how i if in into is it its itself just know let like made make
    makes many may me mean means meant meaning might more most much must my need needs no nor not of off on once one
    only or other our out over own please put same say says shall she should show so some such take tell than that
    the their them then there these they thing things this those to too under up us use used using very want was way
    we well were what when where whether which while who whom whose why will with within without would you your
    explain describe difference define definition question help exactly really actually work works actual already
    always another anything anybody around ask asked asking available back bad become best better big bit came
    cannot cause certain come comes day days different don doesn didn isn aren wasn won easy end enough even few
    find first follow full general gone happen happened happens hard hi hello hey kind last later least less
    long look looking lot main maybe month months new next nobody now old open people person place possible problem
    quick quickly quite rather read real right see seem set several since small someone somebody something soon sort
    still sure takes talk stand stands thanks think time today together told tomorrow tonight tried try trying turn until wants
    week weeks whole wrong year years yes yesterday yet suddenly handle deal whoever whatever anyway job
    side half part everything everyone s t m d re ll ve vs versus ok okay whats hows wheres dont doesnt didnt isnt cant
    wont im ive youre theyre thats lets two three four five ten ahead toward towards onto upon per via else instead
    rather although though yourself myself ourselves themselves ours mine theirs hers somehow sometimes usually often
    never ever almost enough lots couple stuff guys folks thank please kindly wonder wondering trying tells told gets
    got getting puts putting comes coming goes going seems looks suppose supposed able unable allow allowed wat wht pls plz thx`,
  'pt-BR': `a ao aos aquela aquele aqueles as assim ate cada com como da das de define definicao dela dele deles depois deve
    devem devo diferenca diga do dos e ela ele eles em entao entre era essa esse esses esta estao estar estas este
    estes eu explica explique faco fala fale faz fazer fica foi for ha isso isto ja lhe mais mas me mesmo meu meus
    minha muito na nao nas nem no nos nossa nosso nossos num numa o onde os ou para pela pelas pelo pelos pode podem
    poder posso por porque precisa precisam preciso qual quais quando quanto quanta quantos quantas que quem quer
    quero saber se sem ser seja sera seu seus significa sao so sobre somos sua suas tal tambem te tem ter tenho ti
    tudo um uma uns usa usar usado usada vai vao vem voce voces existe existem serve servem funciona dizer
    significado ajuda agora ai ainda algo alguem algum alguma alguns algumas alem antes aqui assunto bem boa bom
    caso certo chegar chega coisa coisas comigo comecar conseguir consigo dar deixar desse dessa deste desta dia
    dias dificil duas dois durante embora enquanto fazendo feito ficam ficar fim forma gente geral grande hoje
    amanha ontem ir jeito junto la lado lugar maior maneira mao melhor menos momento mes meses muita muitas muitos
    nada ninguem novo nova nunca oi ola outra outras outro outros parte pedir pegar pequeno pessoa pessoas pior
    possivel pouco pra pras pro pros primeiro primeira proximo quase qualquer razao resolver semana semanas sempre
    sei seria sim sozinho tanto tentar tempo terceiro tipo toda todas todos ultimo ver vez vezes verdade vou
    acontece acontecer acho aparece aparecer comeca exatamente colocar achar deveria deveriam precisar vcs vc q pq
    tbm ne cade algo dois tres quatro cinco dez conforme contra sob perante entanto porem todavia portanto pois
    ninguem qualquer quaisquer cujo cuja aonde dele delas la ali aquilo pude posso podia conosco contigo tanta tantos
    tantas toda certa certos mim si costuma costumam obrigado favor gostaria queria temos tinha tinham houve havia
    sejam fosse foram ser estou estamos estava dou damos dao faca facam acho achei demais apenas somente qto qtos qta qtas qdo tb blz passagem`,
  es: `a al algo alguien algun alguna algunos ante antes aquel asi aun cada como con cual cuales cuando cuanta cuantas
    cuanto cuantos da de debe deben debo define definicion del desde despues diferencia dime donde dos e el ella
    ellos en entonces entre era eres es esa ese eso esta estan estar estas este esto estos explica explicame fue ha
    haber hace hacen hacer hacia hago han hasta hay he la las le les lo los mas me mi mis mismo mucho muy nada
    necesita necesitan necesito ni no nos nosotros nuestra nuestro o os otra otro para pero poco por porque puede
    pueden puedo pues que quien quienes quiero saber se sea segun ser si significa significado sin sirve sirven
    sobre solo son soy su sus tal tambem tambien te tengo tiene tienen toda todo todos tu tus un una uno unos usa
    usan usar usado va van voy y ya yo existe existen funciona decir ayuda ahora alguno algunas alli aqui asunto
    aunque ayer manana hoy bastante bien buen buena bueno casi caso cierto claro cosa cosas cualquier dar deberia
    dejar dentro dia dias dice dicen dificil durante encima exactamente facil falta fin forma gente general gran
    grande haciendo hecho hola igual jamas junto lado largo llega llegar lleva llevar lugar mal manera mano mayor
    mejor menos mes meses mientras misma momento mucha muchas muchos nadie nueva nuevo nunca parte pasa pasar pedir
    pequeno peor persona personas poner posible primer primera primero problema pronto proximo quiere quieren razon
    resolver semana semanas seria siempre sitio supuesto tanto tarde tener tiempo tipo toca todas trabajo tratar
    ultimo unas vais vamos ver verdad vez veces vuestro vuestra vuestros vuestras ocurre sale salir ahi cualquiera
    quienquiera dos tres cuatro cinco diez contra bajo tras mediante ella ellas usted ustedes ti conmigo contigo nuestros
    nuestras cuyo cuya adonde aquello aquella aquellos aquellas alla habia hubo haya sean fuera fueron estoy estamos
    estaba doy damos haga hagan creo gracias favor gustaria queria tenemos tenia tenian suele suelen podeis podemos podriais podria dais dan apenas solamente
    demasiado bastantes tantos tantas cierta ciertos vs q xq tb tmb`,
};

/** Words of questions that say nothing about what is asked, folded. */
export const questionFillers: Record<Language, ReadonlySet<string>> = {
  en: new Set(lists.en.split(/\s+/)),
  'pt-BR': new Set(lists['pt-BR'].split(/\s+/)),
  es: new Set(lists.es.split(/\s+/)),
};
