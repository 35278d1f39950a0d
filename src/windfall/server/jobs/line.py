"""The line of jobs that wait at a Redis server, fair as `FairQueue` is: addresses take turns, and identities at an
address. Every step is one script, which Redis runs whole.

A job that is taken is leased to its worker, who says now and then that it is at it still; if not, it is another's turn.
What is kept, each under the name of the line:

    job, who, tries       hashes by key: the written job; lane, asker, whether it is capped; how often it was lost
    turns:LANE            addresses that wait, by the number of their next turn; served:LANE has those of before
    line:LANE:ADDRESS     keys that wait, by turns of identities, whose last ones are in round:LANE:ADDRESS
    identity:LANE:WHO, address:LANE:WHO    sets of capped keys that wait, of an identity and of an address
    taken                 keys that are being done, by the time at which the lease ends
    answer:KEY            what came of it, for a while
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from windfall.server.jobs.job import Asker, Caps, Lane, LineFull

if TYPE_CHECKING:
    from redis.asyncio import Redis

_LEASE_SECONDS: Final = 10.0
_IN_A_ROW: Final = 20  # quick jobs, before a slow one gets its turn although more quick ones wait
_TRIES: Final = 3  # after so many lost workers the job is to blame
_REMEMBERED_SECONDS: Final = 120  # turns, after which who was served before does not count any more

_FULL: Final = -1
LOST: Final = b"lost"  # an answer: so many workers were lost that the job is to blame
RENEW_SECONDS: Final = _LEASE_SECONDS / 4

_SHARED: Final = f"""
local P = KEYS[1]
local function now()
    local time = redis.call('TIME')
    return tonumber(time[1]) + tonumber(time[2]) / 1e6
end
local function first_score(name)
    local found = redis.call('ZRANGE', name, 0, 0, 'WITHSCORES')
    return found[2] and tonumber(found[2]) or nil
end
local function capped(sort, lane, who)
    return P .. ':' .. sort .. ':' .. lane .. ':' .. who
end
local function wait(who, key, turn)
    local lane, address, identity = who[1], who[2], who[3]
    if who[4] == '1' then
        redis.call('SADD', capped('identity', lane, identity), key)
        redis.call('SADD', capped('address', lane, address), key)
    end
    redis.call('ZADD', P .. ':line:' .. lane .. ':' .. address, turn, key)
    local turns = P .. ':turns:' .. lane
    if not redis.call('ZSCORE', turns, address) then
        local served = tonumber(redis.call('HGET', P .. ':served:' .. lane, address) or 0)
        redis.call('ZADD', turns, math.max(first_score(turns) or 0, served), address)
    end
end
local function wait_no_more(who, key)
    redis.call('SREM', capped('address', who[1], who[2]), key)
    redis.call('SREM', capped('identity', who[1], who[3]), key)
end
local function close(key)
    redis.call('HDEL', P .. ':job', key)
    redis.call('HDEL', P .. ':who', key)
    redis.call('HDEL', P .. ':tries', key)
    redis.call('ZREM', P .. ':taken', key)
end
local function leave(who, key)
    local lane, address = who[1], who[2]
    wait_no_more(who, key)
    local line = P .. ':line:' .. lane .. ':' .. address
    local gone = redis.call('ZREM', line, key)
    if redis.call('EXISTS', line) == 0 then
        redis.call('ZREM', P .. ':turns:' .. lane, address)
    end
    return gone
end
local REMEMBERED = {_REMEMBERED_SECONDS}
"""

# Arguments: key, lane, address, identity, the written job, whether it is capped, the caps of identity and address.
# Who has put it already need not know. What comes of it is -1 if so many wait that there is no room for it.
_PUT: Final = (
    _SHARED
    + """
local key, lane, address, identity = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
if redis.call('EXISTS', P .. ':answer:' .. key) == 1 or redis.call('HEXISTS', P .. ':job', key) == 1 then return 0 end
local who = {lane, address, identity, ARGV[6]}
if ARGV[6] == '1' then
    if redis.call('SCARD', capped('identity', lane, identity)) >= tonumber(ARGV[7]) then return -1 end
    if address ~= '' and redis.call('SCARD', capped('address', lane, address)) >= tonumber(ARGV[8]) then return -1 end
end
redis.call('HSET', P .. ':job', key, ARGV[5])
redis.call('HSET', P .. ':who', key, cjson.encode(who))
local round = P .. ':round:' .. lane .. ':' .. address
local floor = (first_score(P .. ':line:' .. lane .. ':' .. address) or 1) - 1
local turn = math.max(tonumber(redis.call('HGET', round, identity) or 0), floor) + 1
redis.call('HSET', round, identity, turn)
redis.call('EXPIRE', round, REMEMBERED)
wait(who, key, turn)
return 1
"""
)

# Arguments: whether only a quick one will do, the seconds of the lease.
_TAKE: Final = (
    _SHARED
    + f"""
local time = now()
for _, key in ipairs(redis.call('ZRANGEBYSCORE', P .. ':taken', '-inf', time, 'LIMIT', 0, 20)) do
    redis.call('ZREM', P .. ':taken', key)
    local who = redis.call('HGET', P .. ':who', key)
    if who and redis.call('HINCRBY', P .. ':tries', key, 1) < {_TRIES} then
        who = cjson.decode(who)
        wait(who, key, 0)
    else
        close(key)
        redis.call('SET', P .. ':answer:' .. key, '{LOST.decode()}', 'EX', REMEMBERED)
    end
end
local quick, slow = P .. ':turns:{int(Lane.QUICK)}', P .. ':turns:{int(Lane.SLOW)}'
local lane = nil
local in_a_row = tonumber(redis.call('GET', P .. ':row') or 0)
local slow_waits = redis.call('EXISTS', slow) == 1
if redis.call('EXISTS', quick) == 1 and (ARGV[1] == '1' or not slow_waits or in_a_row < {_IN_A_ROW}) then
    lane = '{int(Lane.QUICK)}'
    redis.call('INCR', P .. ':row')
elseif slow_waits and ARGV[1] ~= '1' then
    lane = '{int(Lane.SLOW)}'
    redis.call('SET', P .. ':row', 0)
else
    return nil
end
local turns = P .. ':turns:' .. lane
local next = redis.call('ZRANGE', turns, 0, 0, 'WITHSCORES')
local address, turn = next[1], tonumber(next[2]) + 1
local line = P .. ':line:' .. lane .. ':' .. address
local key = redis.call('ZPOPMIN', line)[1]
local who = redis.call('HGET', P .. ':who', key)
if who then wait_no_more(cjson.decode(who), key) end
redis.call('HSET', P .. ':served:' .. lane, address, turn)
redis.call('EXPIRE', P .. ':served:' .. lane, REMEMBERED)
if redis.call('EXISTS', line) == 1 then
    redis.call('ZADD', turns, turn, address)
else
    redis.call('ZREM', turns, address)
end
redis.call('ZADD', P .. ':taken', time + tonumber(ARGV[2]), key)
return {{key, redis.call('HGET', P .. ':job', key)}}
"""
)

# Arguments: the seconds of the lease, keys that are being done still.
_RENEW: Final = (
    _SHARED
    + """
for at = 2, #ARGV do redis.call('ZADD', P .. ':taken', 'XX', now() + tonumber(ARGV[1]), ARGV[at]) end
"""
)

# Arguments: key, the answer, how long it is kept.
_ANSWER: Final = (
    _SHARED
    + """
local who = redis.call('HGET', P .. ':who', ARGV[1])
if who then
    leave(cjson.decode(who), ARGV[1])  -- another worker was to do it, too
end
close(ARGV[1])
redis.call('SET', P .. ':answer:' .. ARGV[1], ARGV[2], 'EX', ARGV[3])
"""
)

# Arguments: a key that nobody waits for any more. One that is being done is done.
_DROP: Final = (
    _SHARED
    + """
local who = redis.call('HGET', P .. ':who', ARGV[1])
if who then
    if leave(cjson.decode(who), ARGV[1]) == 1 then close(ARGV[1]) end
end
"""
)


class Looked(NamedTuple):
    """What is known of a key: its answer, or else whether it is open."""

    answer: bytes | None
    open: bool


class Line:
    """The line of one name."""

    def __init__(self, client: "Redis", name: str, lease_seconds: float = _LEASE_SECONDS) -> None:
        self._client = client
        self._lease_seconds = lease_seconds
        self._name = f"windfall:jobs:{name}"
        self._scripts = {script: client.register_script(script) for script in (_PUT, _TAKE, _RENEW, _ANSWER, _DROP)}

    async def _run(self, script: str, *arguments: Any) -> Any:
        return await self._scripts[script](keys=[self._name], args=arguments)

    async def look(self, key: str) -> Looked:
        async with self._client.pipeline(transaction=False) as pipe:
            pipe.get(f"{self._name}:answer:{key}")
            pipe.hexists(f"{self._name}:job", key)
            answer, is_open = await pipe.execute()
        return Looked(answer, bool(is_open))

    async def put(self, key: str, lane: Lane, asker: Asker, job: bytes, caps: Caps | None = None) -> None:
        """Add a job, unless it is open or answered. With caps there must be room for one more of its asker."""
        capped = (0, 0, 0) if caps is None else (1, *caps)
        if await self._run(_PUT, key, int(lane), asker.address, asker.identity, job, *capped) == _FULL:
            raise LineFull

    async def take(self, quick_only: bool) -> tuple[str, bytes] | None:
        """The job whose turn it is."""
        found = await self._run(_TAKE, int(quick_only), self._lease_seconds)
        return None if found is None else (found[0].decode(), found[1])

    async def renew(self, keys: Iterable[str]) -> None:
        await self._run(_RENEW, self._lease_seconds, *keys)

    async def answer(self, key: str, answer: bytes, seconds: int) -> None:
        await self._run(_ANSWER, key, answer, seconds)

    async def drop(self, key: str) -> None:
        await self._run(_DROP, key)

    async def waiting(self, lane: Lane) -> Sequence[Sequence[str]]:
        """The keys that wait, those of each address in their order, the addresses in theirs."""
        addresses: Any = await self._client.zrange(f"{self._name}:turns:{int(lane)}", 0, -1)
        async with self._client.pipeline(transaction=False) as pipe:
            for address in addresses:
                pipe.zrange(f"{self._name}:line:{int(lane)}:{address.decode()}", 0, -1)
            lines = await pipe.execute()
        return [[key.decode() for key in line] for line in lines]
