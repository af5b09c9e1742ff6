/**
 * Words of many languages by their concept, without accents and apostrophes. A word that ends in '*' matches all words
 * that begin like it. Words of one concept count as the same feature of a message in every language.
 */
const LIST = `
yes: yes yea yeah yep yup ya yah sure ok okay okey alright aight aye k kk si sim claro vale dale oui ouais ja jawohl jo certo tak jasne да ага угу evet tamam hai iya ya baik sip haan はい うん 네 是 好 نعم 👍 ✅ 👌 💯 🤝
no: no nope nah naw nay nao non nein nee nie нет неа hayir tidak nej nei いいえ 아니요 不 لا 👎 ❌ 🚫 🙅
not: not dont wont cant cannot never didnt doesnt aint isnt wouldnt couldnt shouldnt havent nunca jamas jamais nicht kein* nie* nigdy не ни никогда pas mai niemals nem ne neanche nemmeno nessun* никак
accept: accept* agree* deal trato acepto aceito fechado negocio fechamos accord marche entendu einverstanden abgemacht annehm* nehme passt accetto affare sto zgoda zgadzam umowa biore согласен согласна договорились беру сделка рукам идет ладно хорошо dobra anlastik tomo hecho prends ordnung bene shake sold agreed bet
take: take taking takes tomo toma pego prends prend nehm* nimm prendo prendi wez biore возьми бери возьму
refuse: refuse* reject* decline* pass rechaz* recus* rechazo ablehn* lehne rifiut* odmawiam отказ* forget olvid* esquec* laisse vergiss lascia zapomnij забудь paso passo robo furto vol zlodziejstwo wucher
later: later tomorrow afterwards luego despues depois tard spater piu dopo pozniej позже потом sonra nanti später tarde manana amanha demain morgen domani jutro завтра straks あとで 나중에 稍后 لاحقا laters bit
maybe: maybe perhaps dunno unsure talvez quiza* peut etre vielleicht forse moze может возможно belki mungkin mal
think: think thinking consider decide pensar* pensarlo penso pensare reflech* reflexion* uberleg* nachdenk* zastanow* pomysle подума* думать pensando sleep math
now: now today right ahora hoy agora hoje maintenant aujourdhui jetzt heute ora oggi adesso teraz dzisiaj dzis сейчас сегодня
cheaper: lower lowers less cheaper high steep better expensive fewer negotiat* haggle* bargain* baja* bajame rebaj* abaix* baixa baisse descends moins cher runter gunstig* zinsen caro troppo abbassa obniz* zejdz drogo mniej сниз* меньше дорог* lepiej лучше mejor melhor plutot besser meglio teuer sweeten knock halfway double shave
longer: longer extra more mas mais plus encore mehr noch piu ancora wiecej jeszcze больше еще
lend: lend* loan* borrow* prest* prestame empresta* emprest* prete* pret emprunt* leih* kredit* prestito prestami pozycz* dolg* долг одолж* займ* кредит* ödünc pinjam spot front stake advance* hook float
money: money cash dough bucks bread moolah funds scratch $$$ dinero plata lana pasta dinheiro grana argent fric thune geld kohle knete soldi denaro grana pieniadze pieniedzy kasy kasa kase hajs деньги денег бабки бабла para uang duit pengar dinero dinheiros お金 돈 钱 مال 💰 💵 🤑
need: need needs needed want wants gimme necesito quiero preciso quero besoin veux faut brauche will mochte mi servono serve bisogno voglio potrzebuje chce нужно нужны нужна нужен хочу надо lazim butuh
give: give gives dame da deme donne gib dammi daj дай дайте давай hand
pay: pay* paid repay* pago pague pagar* paga paie paye* payer rembours* zahl* bezahl* pagare pagar zaplac* place placi* splac* spłac* oddam oddac заплат* плачу платить плати* верну вернуть возвраща* ode* bayar settle deposit apply square paying quitar saldar* saldo abono tilg*
debt: debt* owe* owed owing tab balance deuda debo divida devo devendo dette dois schuld* debito debiti dlug* winien wisze должен должна borc hutang vig damage
here: here heres aqui toma tiens voila hier ecco masz tu вот на brought bring count
time: time wait patience patient extension extend* tiempo espera* plazo tempo espere attend* delai zeit warte* frist aspetta* czas* poczek* врем* подожд* until till hasta ate jusqua bis fino
mercy: please mercy pity spare beg* compassion heart slack favor piedad porfavor piedade pitie plait bitte erbarmen gnade favore pieta prosz* litosci пожалуйста пощад* смилу* lutfen tolong 🙏 plz pls
favour: favor favour favors favours solid favore service gefallen piacere przysluge przyslugi przysluga одолжение услуг* strings
police: cop cops police feds heat policia flics polizei polizia sbirri policj* полици* мент* protect* proteg* schutz chron* защит* polis polisi hide cover hot
work: work working job jobs gig errand* mission* task* hire hiring hustle deliver* trabajo trabajar encargo chamba trabalh* emprego servico boulot travail* bosser arbeit* lavoro lavorare praca pracy robot* robote roboty работ* дело earn ganar ganho gagner verdien* guadagn* zarob* заработ* runner driver muscle crew
news: news new word rumor* rumour* tip tips hear heard latest novedad* nuevo noticia* novidade* nouvelles neuf rumeur* neues neuigkeit* geruchte novita voci nowego plotki wiesci слух* слыш* нового новост* calle rua rue strasse strada ulicy улице dice dit gibt giro slychac haber
price: price prices cost costs cheap cheaper sells expensive market worth precio barato cuesta preco custa prix coute kostet billig preis costa prezzo poco kosztuje tanio cena цена дешев* стоит
trade: buy* bought sell* sold selling unload* flip* stash holding loaded sale stock* vendo vender compr* comprei vends vendre achet* verkauf* gekauft kauf* vendere comprato comprare sprzeda* kupic kupil* прода* купи* satiyorum
goods: smokes cigarettes tapes booze liquor threads parts boards ice bonds cassettes circuit goods cigar* cintas hielo alcohol fitas gelo bebida cigarros glace alcool kassett* eis schnaps zigarett* sigarett* ghiaccio liquori papieros* kaset* lod кассет* лед сигарет* выпивк* boxes truck
place: queens brooklyn bronx manhattan jersey staten island borough* harlem
howmuch: cuanto quanto combien wieviel viel quant* ile сколько kac berapa how
when: when cuando quand quando wann kiedy когда due deadline vence scade fallig termin
rate: rate interest percent terms points vig interes juro* taux conditions zinsen bedingung* tasso condizioni procent* warunki процент* условия condicoes condiciones
if: if unless cuando si se wenn jesli jak если falls cosa passe pasa acontece arrive passiert succede bedzie będzie будет happens late retard atras* tarde spat ritardo spozni* опозда*
rules: rule rules works limit* reputation streak penalty reglas funciona regras regles marche regeln funktion* regole funziona zasady dziala правила работает kurallar explain
what: what whats que o que quoi was cosa che co что cual qual quelle welche jaki jaka какой какая
remember: remember* forgot* know recall acuerd* record* recuerdas lembra* conhece souvien* rappel* erinner* kenn* weiss ricord* riconosci sai pamiet* wiesz poznajesz znasz помн* знаешь узна* hatirl* connait connais
me: me mi mim moi mich mir mnie меня мне обо
you: you youre ur u tu te voce vc toi du dich dir ty cie ci ты тебя тебе sen usted
who: who whos quien quem qui wer chi kim kto кто kim
machine: bot robot* robo machine* maquina maschine* macchina maszyn* машин* робот* ai chatgpt gpt human humano humain mensch umano czlowiek* человек program computer real actor name called llamas nome appelles heisst heißt chiami nazywasz зовут adin older grew born past prison sicilian story
opinion: opinas piensas pense* acha penses pensi pensa haltst denkst pensi sadzisz myslisz думаешь про about think trust like
kill: kill* dead bury shoot* stab* burn* break breaking broken knife gun guns bullet hit punch hurt whack* matar mato matare quebrar romper tuer tue casser tote* bring um ammazzo uccid* spezzo zabij* zabije polami* убью сломаю зарежу regret* sorry arrepent* regretter bereu* pentirai pozalujesz пожале* police robbery stickup
legs: leg legs knee* kneecap* face arm arms piernas pernas jambes beine gambe nogi ноги neck bone* finger* hand
insult: idiot* stupid* dumb moron* jerk clown* crook* thief liar cheat* scum* pig* rat garbage trash* asshole* bastard* bitch fuck* shit* loser* ugly pathetic worst suck* stink* smell* hate shut hell screw pendejo cabron imbecil* imbecile idiota puta callate ladron ladrao burro merda ladron voleur connard gueule con imbecile arschloch dieb dumm* klappe holle trottel cretino stronzo scemo ladro zitto inferno dupek glupi* zlodziej* debil zamknij diabla идиот дурак тупой козел вор заткнись черту мудак salak aptal thug punk leech bloodsucker boring greedy cheap fool fools weasel snake coward momma 🖕
sorry: sorry apolog* forgive* fault mistake wrong regret pardon oops perdon* disculp* lamento siento desculp* perdao desole* excuse* excusez entschuldig* leid verzeih* scusa* scusi dispiace perdon* przepraszam wybacz sorki przykro прости* извин* жаль прощения ozur affedersin
promise: promise* swear swears word honor honour guarantee cross oath promet* juro palabra palavra jure parole versprech* versprochen schwor* wort prometto giuro parola obiec* przysieg* slowo обеща* клян* слово soz
broke: broke robbed stolen lost busted tapped sick hospital accident fired crashed slow rob* perd* robaron roubad* perdi vole perdu verloren ausgeraubt derubat* perso okradli stracil* ограбил* потерял* couldnt
family: mother mom mum mama father dad papa brother sister wife husband kid kids son daughter family cousin aunt uncle grandma grandmother hermana* madre padre hijo familia irma* mae pai filho soeur mere pere fils schwester mutter vater bruder sohn sorella figlio fratello siostra matka mama syn brat сестра мама мать отец сын брат married wedding casa marie heirat* sposa maz замуж girlfriend boyfriend dog cat
weather: weather rain* snow* cold hot sunny freezing summer winter frio calor llueve chuv* froid chaud pleut temps kalt regnet heiss wetter freddo caldo piove zimno pada deszcz goraco холодно дождь жарко погод*
sport: mets yankees knicks jets giants game baseball football series fight horses track team match won win futbol futebol foot fussball calcio pilke futbol футбол выигра* gane ganhei gagne gewonnen vinto wygral*
food: eat* ate food hungry pizza pasta lunch dinner breakfast coffee drink* cook* sauce lasagna hambre fome faim hunger fame glodn* голод* comiste comer comida manger essen mangiare jesc есть
feeling: tired bored happy sad cansado cansad* fatigue mude stanco zmeczon* устал love
howare: como estas esta vai tudo va geht gehts stai leci masz дела жизнь samochod como how are doing weekend
nice: nice good great best beautiful pretty lovely cool smart sharp classy funny kind fair wise legend greatest handsome elegant respect admire like love mejor guapa bonit* inteligent* buen bello lindo legal gente joli beau intelligent* meilleur* schon* schick* klug beste bel bella migliore ladny fajn* madr* najleps* класс* лучш* красив* умн* style taste
clothes: suit hat tie car dress jacket shoes watch voice eyes smile place office style traje sombrero terno chapeu costume chapeau anzug hut vestito cappello garnitur* kapelusz костюм шляп*
thanks: thank* thx ty tysm tnx cheers appreciate* grateful obliged bless gracias agradezco obrigad* valeu agradeco merci remercie danke* dank grazie ringrazio dzieki dzieku* спасибо благодар* tesekkur* sagol terima kasih tack bedankt takk arigato ありがとう 谢谢 감사합니다 شكرا
bye: bye* goodbye cya ttyl brb night goodnight leaving adios chao tchau hasta adeus logo embora revoir adieu tschuss wiedersehen bald arrivederci addio ciao buonanotte dobranoc widzenia razie pa пока свидания увидимся gorusuruz dag doei hejda さようなら 再见 مع السلامة gotta go run outta see ya around off
hello: hello* hi hey heya yo howdy hiya sup wassup greetings morning afternoon evening hola buenos buenas oi ola bom boa bonjour bonsoir salut coucou hallo guten servus moin grüss ciao salve buongiorno buonasera czesc hej siema witam dzien dobry привет здравствуй* добрый здорово merhaba selam halo hej hoi goedendag konnichiwa こんにちは 你好 안녕하세요 مرحبا
joke: joke* joking kidding funny laugh* knock chiste broma piada brinc* blague plaisant* witz* spass spass barzellett* scherz* dowcip* kawal zartuje анекдот* шут* saka bar rabbi priest chicken rabbit
tech: python javascript code script program* bitcoin ethereum crypto netflix google internet wifi iphone phone app apps laptop computer windows password wallet api uber email email youtube spotify tiktok online website server database prompt instructions ignore system codigo codigo gedicht poem* poema poesia wiersz стихи код питон*
school: homework math capital president translate* write writes summarize essay recipe history planet world cup poem square root quantum capitale capitale hauptstadt stolica столица escrib* escreve ecris schreib* scrivi napisz напиши traduc* traduz tradui* ubersetz* traduci przetlum* перевед* tarea dever devoirs hausaufgabe* compiti zadanie домашк* flight book spell explain
noise: asdf qwerty blah lorem foo haha jaja kkk jsjs mdr lol hmm huh uh um eh wat hein hä ha che boh mah bof naja hę нy э ну хаха ахах rsrs 🤔 😂 🐟 🤷
`

interface Concepts {
  readonly words: ReadonlyMap<string, readonly string[]>
  readonly stems: ReadonlyMap<string, readonly string[]>
}

const CONCEPTS = readConcepts()
const SHORTEST_STEM = 2

/** Returns the concepts of a word. Most words have none, a few have two. */
export function conceptsOf(word: string): readonly string[] {
  const found = [...(CONCEPTS.words.get(word) ?? [])]
  for (let length = SHORTEST_STEM; length <= word.length; length += 1) {
    found.push(...(CONCEPTS.stems.get(word.slice(0, length)) ?? []))
  }
  return [...new Set(found)]
}

function readConcepts(): Concepts {
  const words = new Map<string, string[]>()
  const stems = new Map<string, string[]>()
  for (const line of LIST.trim().split('\n')) {
    const [concept = '', list = ''] = line.split(': ')
    for (const word of list.split(' ')) {
      const isStem = word.endsWith('*')
      const map = isStem ? stems : words
      const key = isStem ? word.slice(0, -1) : word
      map.set(key, [...(map.get(key) ?? []), concept])
    }
  }
  return { words, stems }
}
